import { createStore, keys, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EncryptedRows } from '#src/offline/encryption/encrypted-rows.ts'
import { splitList } from '#src/offline/encryption/list-parts.ts'
import { sessionKey } from '#src/offline/encryption/session-key.ts'
import {
  admin,
  cacheResponse,
  encryptedOnDisk,
  leaveDevice,
  newDevice,
  openTab,
  putEncrypted,
} from './device.fixture.ts'
import { SHAPE } from './query-store.ts'

const staff = { savedFor: 'staff' } as const
const quotes = ['demo', 'staff', 'list']
const hash = JSON.stringify(quotes)
const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: `66c0ffee${at.toString(16).padStart(16, '0')}`, at }))
const store = () => createStore('saved-staff-a', 'queries')
const parts = async () => (await keys<string>(store())).filter((key) => key.startsWith('part ')).sort()

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a long list is restored whole and in order from its parts', async () => {
  const list = records(3_000)
  expect(splitList(list).flat()).toEqual(list)
  expect(splitList(list).length).toBeGreaterThan(10)
  await putEncrypted('a', quotes, list)
  const { client } = await openTab(admin('a'))
  expect(client.getQueryData(quotes)).toEqual(list)
  expect(splitList(records(0))).toEqual([])
  expect(splitList(Array.from({ length: 2_000 }, () => ({ _id: '' }))).length).toBeLessThan(5)
})

test('a changed, added or removed record rewrites one part, and no old part stays', async () => {
  await putEncrypted('a', quotes, records(3_000), { dataUpdatedAt: Date.now() - 1_000 })
  const { client, keeper } = await openTab(admin('a'))
  const write = async (now: unknown[]) => {
    const before = await parts()
    const sealing = vi.spyOn(crypto.subtle, 'encrypt')
    cacheResponse(client, quotes, structuredClone(now), staff)
    await keeper.flush()
    expect((await encryptedOnDisk('a'))[hash]).toEqual(now)
    const after = await parts()
    const seals = sealing.mock.calls.length
    sealing.mockRestore()
    return { written: after.filter((name) => !before.includes(name)).length, seals }
  }
  const changed = records(3_000).map((record) =>
    record.at === 1_500 ? { ...record, at: -1 } : { ...record, phone: undefined },
  )
  expect(await write(changed)).toEqual({ written: 1, seals: 2 })
  const longer = [{ _id: 'new', at: 0 }, ...changed]
  expect((await write(longer)).written).toBeLessThan(3)
  expect((await write(longer.toSpliced(2_000, 1))).written).toBeLessThan(3)
  expect(await write(longer.toSpliced(2_000, 1))).toEqual({ written: 0, seals: 1 })
  expect((await parts()).length).toBe(splitList(longer).length)
  client.removeQueries({ queryKey: quotes })
  await keeper.flush()
  expect(await parts()).toEqual([])
})

test('a broken part loses only its own records and is rewritten with the next response', async () => {
  const list = records(3_000)
  await putEncrypted('a', quotes, list, { dataUpdatedAt: Date.now() - 1_000 })
  const [broken = ''] = await parts()
  await set(broken, 'no part at all', store())
  const { client, keeper } = await openTab(admin('a'))
  const left = client.getQueryData<typeof list>(quotes) ?? []
  expect(left.length).toBeGreaterThan(2_400)
  expect(left.length).toBeLessThan(3_000)
  expect(client.getQueryState(quotes)?.isInvalidated).toBe(true)
  cacheResponse(client, quotes, structuredClone(list), staff)
  await keeper.flush()
  expect((await encryptedOnDisk('a'))[hash]).toEqual(list)
})

test('the newer list of two tabs that know different parts stays whole', async () => {
  const list = records(1_000)
  await putEncrypted('a', quotes, list, { dataUpdatedAt: Date.now() - 3_000 })
  const [first, second] = [await openTab(admin('a')), await openTab(admin('a'))]
  const changed = (at: number) => list.map((record) => (record.at === at ? { ...record, at: -1 } : record))
  for (const [tab, at] of [
    [first, 10],
    [second, 900],
    [first, 500],
  ] as const) {
    cacheResponse(tab.client, quotes, changed(at), staff)
    await tab.keeper.flush()
    expect((await encryptedOnDisk('a'))[hash]).toEqual(changed(at))
  }
})

test('a list of another shape is dropped with its parts, as are parts of no list', async () => {
  await putEncrypted('a', quotes, records(1_000), { shape: SHAPE + 1 })
  await set('part of nothing', 'x', store())
  const { client, keeper } = await openTab(admin('a'))
  expect(client.getQueryData(quotes)).toBeUndefined()
  await keeper.flush()
  expect(await parts()).toEqual([])
})

test('the first page of a list is decrypted alone, with the total number of records', async () => {
  const list = records(3_000)
  await putEncrypted('a', quotes, list)
  const rows = new EncryptedRows(store(), await sessionKey(store(), admin('a').token))
  const opening = vi.spyOn(crypto.subtle, 'decrypt')
  const { heads } = await rows.first([hash, 'unknown'])
  expect(opening.mock.calls.length).toBeLessThan(8)
  opening.mockRestore()
  expect(heads).toMatchObject([{ hash, total: 3_000 }])
  expect(heads[0]?.rows.slice(0, 100)).toEqual(list.slice(0, 100))
})
