import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/memory-storage.ts'
import { inTransaction } from './database.ts'
import { visitorDrafts } from './drafts.ts'
import { newItem } from './item.ts'
import { addItem, emptyStores, readItems } from './store.ts'
import { onTabNews } from './tabs.ts'

const written = { kind: 'message', form: 'message', title: 'Message', values: { message: 'Hello' } } as const
let outbox: typeof import('./outbox.ts')

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('navigator', { onLine: false })
  outbox = await import('./outbox.ts')
  await emptyStores()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what was typed in the last moment before it was submitted is not written after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  visitorDrafts.keep('message', written.values)
  await outbox.submit({ ...written, draft: 'message', onKept: () => {} })
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  expect(await readItems()).toHaveLength(1)
  expect(await inTransaction('drafts', 'readonly', (rows) => rows.count())).toBe(0)
})

test('whoever sends what is deleted hears it before and, if it began meanwhile, after that', async () => {
  const { id } = await addItem(newItem(written, []), { draft: 'message' })
  const there: Promise<number>[] = []
  onTabNews((news) => {
    if (news.type === 'stop' && news.id === id) there.push(readItems().then(({ length }) => length))
  })
  await outbox.remove(id)
  expect(await Promise.all(there)).toEqual([1, 0])
})

test('whoever sends what is replaced hears it before and after that, too', async () => {
  const old = await addItem(newItem(written, []), { draft: 'message' })
  const there: Promise<boolean>[] = []
  onTabNews((news) => {
    if (news.type === 'stop' && news.id === old.id)
      there.push(readItems().then((items) => items.some(({ id }) => id === old.id)))
  })
  const changed = { ...written, values: { message: 'Better' }, draft: 'message', onKept: () => {} }
  await outbox.submit({ ...changed, replaces: old.id })
  expect(await Promise.all(there)).toEqual([true, false])
})

test('a device whose rows cannot be read is asked again after growing pauses, not twice a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
  const { get } = IDBObjectStore.prototype
  let readings = 0
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name !== 'items') return get.call(this, key)
    readings += 1
    throw new DOMException('Broken', 'DataError')
  })
  await addItem(newItem(written, []), { draft: 'message' })
  const other = { ...written, values: { message: 'Another' }, draft: 'message', onKept: () => {} }
  await outbox.submit(other)
  expect(readings).toBe(1)
  await vi.advanceTimersByTimeAsync(3_000)
  // The disk of these tests takes turns that no clock counts.
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  expect(readings).toBe(1)
  await vi.advanceTimersByTimeAsync(4_000)
  await vi.waitFor(() => expect(readings).toBe(2))
  vi.useRealTimers()
})

test('a task that throws on its way undoes what it asked for before', async () => {
  await addItem(newItem(written, []), { draft: 'message' })
  const failing = inTransaction('items', 'readwrite', (rows) => {
    rows.clear()
    throw new Error('Half-way')
  })
  await expect(failing).rejects.toThrow('Half-way')
  expect(await readItems()).toHaveLength(1)
})
