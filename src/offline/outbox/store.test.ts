import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from './database.ts'
import { dropDraft, flushDrafts, visitorDrafts } from './drafts.ts'
import { newItem, receipt } from './item.ts'
import { addItem, changeItem, emptyStores, isOnlyHere, readItems, removeItem } from './store.ts'

const draft = 'message'
const resume = new File(['%PDF'], 'resume.pdf')
const written = {
  kind: 'message',
  form: draft,
  title: 'Message',
  values: { message: 'Hello', resume },
} as const

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  await emptyStores()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** As a device does that has no room left: it still deletes. */
function fillDisk() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
}

async function typed() {
  visitorDrafts.keep(draft, written.values)
  flushDrafts()
  await inTransaction('drafts', 'readonly', (rows) => rows.count())
}

const rowsOf = (rows: 'items' | 'drafts') => inTransaction(rows, 'readonly', (all) => all.count())

test('an item comes and its draft goes in one transaction: a kill leaves one of the two', async () => {
  await typed()
  expect(await rowsOf('drafts')).toBe(2)
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await addItem(newItem(written, []), { draft })
  expect(transaction.mock.calls.map(([rows]) => rows)).toEqual([['items', 'drafts']])
  expect([await rowsOf('items'), await rowsOf('drafts')]).toEqual([1, 0])
})

test('pressing again with the same entries drops the draft in the transaction that asks for it again', async () => {
  const item = await addItem(newItem(written, []), { draft })
  await typed()
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await changeItem(item.id, (now) => ({ ...now, attempts: 1 }), draft)
  expect(transaction.mock.calls.map(([rows]) => rows)).toEqual([['items', 'drafts']])
  expect(await rowsOf('drafts')).toBe(0)
})

test('what was typed last is not written after it was submitted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  visitorDrafts.keep(draft, { message: 'Hello' })
  flushDrafts()
  await addItem(newItem(written, []), { draft })
  vi.runAllTimers()
  vi.useRealTimers()
  expect(await rowsOf('drafts')).toBe(0)
})

test('a device that does not take the item keeps its draft, until the item has arrived or is deleted', async () => {
  await typed()
  const disk = fillDisk()
  const item = await addItem(newItem(written, []), { draft })
  expect(item.isMemoryOnly).toBe(true)
  expect((await visitorDrafts.open(draft)).draft?.input).toMatchObject({
    message: 'Hello',
    resume: expect.any(File),
  })
  await changeItem(item.id, (now) => ({ ...now, state: 'sending' }))
  expect(await rowsOf('drafts')).toBe(2)
  const sent = await changeItem(item.id, (now) => receipt(now))
  expect(sent).not.toHaveProperty('isMemoryOnly')
  expect(await rowsOf('drafts')).toBe(0)

  disk.mockRestore()
  await typed()
  fillDisk()
  const other = await addItem(newItem(written, []), { draft })
  expect(await rowsOf('drafts')).toBe(2)
  await removeItem(other.id)
  expect(await rowsOf('drafts')).toBe(0)
})

test('a change that the disk has no room for holds in this page, and is written once there is room', async () => {
  const { id } = await addItem(newItem(written, []), { draft })
  const disk = fillDisk()
  const stopped = await changeItem(id, (now) => ({ ...now, state: 'stopped', attempts: 1 }))
  expect(stopped).toMatchObject({ state: 'stopped' })
  expect(await readItems()).toMatchObject([{ id, state: 'stopped' }])
  expect(isOnlyHere(id)).toBe(true)
  disk.mockRestore()
  await changeItem(id, (now) => ({ ...now, attempts: now.attempts + 1 }))
  expect(isOnlyHere(id)).toBe(false)
  const kept = await inTransaction('items', 'readonly', (rows) => rows.get(id))
  expect(kept).toMatchObject({ state: 'stopped', attempts: 2 })
})

test('what has arrived leaves a full disk, and its receipt stays in the page', async () => {
  const { id } = await addItem(newItem(written, []), { draft })
  fillDisk()
  expect(await changeItem(id, (now) => receipt(now))).toMatchObject({ state: 'sent' })
  expect(await rowsOf('items')).toBe(0)
  expect(await readItems()).toMatchObject([{ id, state: 'sent' }])
})

test('another tab’s change outlives what this page could not write', async () => {
  const { id } = await addItem(newItem(written, []), { draft })
  const disk = fillDisk()
  await changeItem(id, (now) => ({ ...now, state: 'stopped' }))
  disk.mockRestore()
  // As another tab does it, past this page's own knowledge.
  const other = { ...newItem(written, []), id, state: 'unsure' }
  await inTransaction('items', 'readwrite', (rows) => rows.put(other))
  expect(await readItems()).toMatchObject([{ id, state: 'unsure' }])
})

test('a draft that is dropped while nothing of it was written stays dropped', async () => {
  visitorDrafts.keep(draft, { message: 'Hello' })
  await dropDraft(draft)
  flushDrafts()
  expect(await rowsOf('drafts')).toBe(0)
})
