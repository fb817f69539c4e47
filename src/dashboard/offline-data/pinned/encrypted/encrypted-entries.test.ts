import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteKept } from '#src/dashboard/offline-data/device-storage/delete-kept.ts'
import {
  admin,
  leaveDevice,
  newDevice,
  openTab,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { keyOfPerson } from '#src/offline/storage/sign-out/person-key.ts'
import { EncryptedEntries } from './encrypted-entries.ts'

interface View {
  at: number
  name: string
}

const rows = deviceStore('views')
/** Opens the entries as another tab does. */
const openEntries = () =>
  new EncryptedEntries<View>({
    rows,
    channel: 'entries of a test',
    isEntry: (read): read is View => typeof Object(read).name === 'string',
  })

beforeEach(newDevice)
afterEach(leaveDevice)

test('encrypted entries that two tabs store under different names appear in both', async () => {
  await keyOfPerson('a')
  await openTab(admin('a'))
  const [one, other] = [openEntries(), openEntries()]
  await one.keep(new Map([['1', { at: 1, name: 'Large ones' }]]))
  await other.keep(new Map([['2', { at: 2, name: 'Of this month' }]]))
  expect([...(await one.read()).values()].map(({ name }) => name)).toEqual(['Large ones', 'Of this month'])
  await other.drop('1', 1)
  expect([...(await one.read()).keys()]).toEqual(['2'])
})

test('encrypted entries stay when the cached records are deleted', async () => {
  await keyOfPerson('a')
  const { client } = await openTab(admin('a'))
  const entries = openEntries()
  await entries.keep(new Map([['1', { at: 1, name: 'Large ones' }]]))
  await deleteKept(client, 'records')
  expect((await entries.read()).get('1')).toEqual({ at: 1, name: 'Large ones' })
})

test('a read that began before an entry was dropped does not restore the entry', async () => {
  await keyOfPerson('a')
  await openTab(admin('a'))
  const entries = openEntries()
  await entries.keep(new Map([['3', { at: 1, name: 'Large ones' }]]))
  const reading = entries.read()
  const dropping = entries.drop('3', 1)
  expect([...(await reading).keys()]).not.toContain('3')
  await dropping
  await entries.keep(new Map([['3', { at: 2, name: 'Larger ones' }]]))
  expect((await entries.read()).get('3')).toEqual({ at: 2, name: 'Larger ones' })
})

test('a slow read includes an entry that was written meanwhile', async () => {
  await keyOfPerson('a')
  await openTab(admin('a'))
  const entries = openEntries()
  await entries.keep(new Map([['4', { at: 1, name: 'Large ones' }]]))
  const written = Promise.withResolvers<void>()
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  const slowly = vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...encrypted) => {
    await written.promise
    return decrypt(...encrypted)
  })
  const reading = entries.read()
  await vi.waitFor(() => expect(slowly).toHaveBeenCalled())
  await entries.keep(new Map([['5', { at: 1, name: 'Of this month' }]]))
  written.resolve()
  expect([...(await reading).keys()]).toContain('5')
  slowly.mockRestore()
})
