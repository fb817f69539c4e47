import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from './database.ts'
import { dropDraft, flushDrafts, visitorDrafts } from './drafts.ts'
import { emptyOutbox } from './empty-outbox.fixture.ts'
import { receipt, type StoredItem, type UnsentItem } from './item.ts'
import { isOnlyHere } from './memory-items.ts'
import { newItem } from './new-item.ts'
import { addItem, changeItem, readItems, removeItem } from './store.ts'

const draft = 'message'
const resume = new File(['%PDF'], 'resume.pdf')
const submitted = {
  kind: 'message',
  form: draft,
  title: 'Message',
  input: { message: 'Hello', resume },
} as const

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  await emptyOutbox()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Simulates a device without room, which can still delete. */
function fillDisk() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
}

async function typed() {
  visitorDrafts.keep(draft, submitted.input)
  flushDrafts()
  await inTransaction('drafts', 'readonly', (rows) => rows.count())
}

/** Adds an item as a form does, and returns it. */
async function added() {
  const result = await addItem(newItem(submitted), { draft })
  if (!('item' in result)) throw new Error('There is one already')
  return result.item
}

/** Returns a change of an unsent item. */
const unsent = (change: (item: UnsentItem) => Partial<UnsentItem>) => (item: StoredItem) =>
  // Cast: the states of these tests need no further fields.
  ({ ...item, ...change(item as UnsentItem) }) as StoredItem

const rowsOf = (rows: 'items' | 'files' | 'drafts') => inTransaction(rows, 'readonly', (all) => all.count())

test('an item is added and its draft removed in one transaction', async () => {
  await typed()
  expect(await rowsOf('drafts')).toBe(2)
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await added()
  expect(transaction.mock.calls.map(([rows]) => rows)).toEqual([['items', 'files', 'drafts']])
  expect([await rowsOf('items'), await rowsOf('drafts')]).toEqual([1, 0])
})

test('a repeated submission removes the draft in the transaction that requests the retry', async () => {
  const item = await added()
  await typed()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await changeItem(
    item.id,
    unsent(() => ({ attempts: 1 })),
    draft,
  )
  expect(transaction.mock.calls.map(([rows]) => rows)).toEqual([['items', 'files', 'drafts']])
  expect(await rowsOf('drafts')).toBe(0)
})

test('the last typed draft is not written after its submission', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  visitorDrafts.keep(draft, { message: 'Hello' })
  flushDrafts()
  await added()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(await rowsOf('drafts')).toBe(0)
})

test('a draft stays if the device rejects its item, until the item has arrived or is deleted', async () => {
  await typed()
  const disk = fillDisk()
  const item = await added()
  expect(item.isMemoryOnly).toBe(true)
  expect((await visitorDrafts.open(draft))?.input).toMatchObject({
    message: 'Hello',
    resume: expect.any(File),
  })
  await changeItem(
    item.id,
    unsent(() => ({ state: 'sending' })),
  )
  expect(await rowsOf('drafts')).toBe(2)
  const sent = await changeItem(item.id, (now) => receipt(now))
  expect(sent).not.toHaveProperty('isMemoryOnly')
  expect(await rowsOf('drafts')).toBe(0)

  disk.mockRestore()
  await typed()
  fillDisk()
  const other = await added()
  expect(await rowsOf('drafts')).toBe(2)
  await removeItem(other.id)
  expect(await rowsOf('drafts')).toBe(0)
})

test('a change without room on the disk applies in this page and is written once there is room', async () => {
  const { id } = await added()
  const disk = fillDisk()
  const stopped = await changeItem(
    id,
    unsent(() => ({ state: 'stopped', attempts: 1 })),
  )
  expect(stopped).toMatchObject({ state: 'stopped' })
  expect(await readItems()).toMatchObject([{ id, state: 'stopped' }])
  expect(isOnlyHere(id)).toBe(true)
  disk.mockRestore()
  await changeItem(
    id,
    unsent((now) => ({ attempts: now.attempts + 1 })),
  )
  expect(isOnlyHere(id)).toBe(false)
  const kept = await inTransaction('items', 'readonly', (rows) => rows.get(id))
  expect(kept).toMatchObject({ state: 'stopped', attempts: 2 })
})

test('an item that has arrived is removed from a full disk, and its receipt stays in the page', async () => {
  const { id } = await added()
  fillDisk()
  expect(await changeItem(id, (now) => receipt(now))).toMatchObject({ state: 'sent' })
  expect(await rowsOf('items')).toBe(0)
  expect(await readItems()).toMatchObject([{ id, state: 'sent' }])
})

test('a state change does not rewrite the file, and an arrived item has no file', async () => {
  const { id } = await added()
  expect(await rowsOf('files')).toBe(1)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  const changed = await changeItem(
    id,
    unsent(() => ({ attempts: 1 })),
  )
  expect(put.mock.contexts.map((rows) => (rows instanceof IDBObjectStore ? rows.name : ''))).toEqual([
    'items',
  ])
  expect(JSON.stringify(put.mock.calls)).not.toContain('resume')
  expect(changed?.input?.resume).toMatchObject({ name: 'resume.pdf', size: 4 })
  expect((await readItems())[0]?.input).toMatchObject(submitted.input)
  await changeItem(id, (now) => receipt(now))
  expect(await rowsOf('files')).toBe(0)
})

test('items get their order and find their duplicates in the transaction that adds them', async () => {
  const twinIn = (items: StoredItem[]) => items.find(({ contentHash }) => contentHash === first.contentHash)
  const first = newItem(submitted)
  const results = await Promise.all([
    addItem(first, { draft, twinIn }),
    addItem(newItem({ ...submitted, input: { message: 'Another' } }), { draft }),
    addItem(newItem(submitted), { draft, twinIn }),
  ])
  expect(results[2]).toMatchObject({ twin: { id: first.id } })
  expect((await readItems()).map(({ order }) => order)).toEqual([1, 2])
})

test('the draft of an arrived item is deleted as soon as a full disk allows it', async () => {
  await typed()
  const disk = fillDisk()
  const { id } = await added()
  const deleting = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await changeItem(id, (now) => receipt(now))
  expect(await rowsOf('drafts')).toBe(2)
  deleting.mockRestore()
  disk.mockRestore()
  // Fake timers do not advance the disk of these tests.
  for (let passed = 0; passed < 7_000; passed += 250) {
    await vi.advanceTimersByTimeAsync(250)
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
  }
  vi.useRealTimers()
  expect(await rowsOf('drafts')).toBe(0)
})

test('another tab’s change wins over a change that this page could not write', async () => {
  const { id } = await added()
  const disk = fillDisk()
  await changeItem(
    id,
    unsent(() => ({ state: 'stopped' })),
  )
  disk.mockRestore()
  // Simulates another tab, without this page's knowledge.
  const other = { ...newItem(submitted), id, state: 'unsure' }
  await inTransaction('items', 'readwrite', (rows) => rows.put(other))
  expect(await readItems()).toMatchObject([{ id, state: 'unsure' }])
})

test('a draft that is dropped before its first write stays dropped', async () => {
  visitorDrafts.keep(draft, { message: 'Hello' })
  await dropDraft(draft)
  flushDrafts()
  expect(await rowsOf('drafts')).toBe(0)
})
