import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Input } from '#src/offline/drafts/draft.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { inTransaction } from './database.ts'
import { visitorDrafts } from './drafts.ts'
import { emptyOutbox } from './empty-outbox.fixture.ts'
import { receipt } from './item.ts'
import { newItem } from './new-item.ts'
import { addItem, changeItem, readItems } from './store.ts'
import { onTabMessage } from './tabs.ts'

const submitted = { kind: 'message', form: 'message', title: 'Message', input: { message: 'Hello' } } as const
let outbox: typeof import('./outbox.ts')

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('navigator', { onLine: false })
  outbox = await import('./outbox.ts')
  await emptyOutbox()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function added() {
  const result = await addItem(newItem(submitted), { draft: 'message' })
  if (!('item' in result)) throw new Error('There is one already')
  return result.item
}

test('text typed just before the submission is not written as a draft after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  visitorDrafts.keep('message', submitted.input)
  await outbox.submit({ ...submitted, draft: 'message', onStored: () => {} })
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  expect(await readItems()).toHaveLength(1)
  expect(await inTransaction('drafts', 'readonly', (rows) => rows.count())).toBe(0)
})

const asSubmitted = { ...submitted, draft: 'message', onStored: () => {} }

/** Adds an item as another tab does, and marks it as arrived. */
async function sentByAnotherTab(input: Input = submitted.input) {
  const result = await addItem(newItem({ ...submitted, input }), { draft: 'message' })
  if (!('item' in result)) throw new Error('There is one already')
  await changeItem(result.item.id, (item) => receipt(item))
}

test('a submission that another tab has just sent is sent again only on a second request', async () => {
  await outbox.startOutbox()
  await sentByAnotherTab()
  await expect(outbox.submit(asSubmitted)).rejects.toThrow(/^You have sent exactly this from another tab/)
  expect(await readItems()).toMatchObject([{ state: 'sent' }])
  await outbox.submit(asSubmitted)
  expect(await readItems()).toMatchObject([{ state: 'sent' }, { state: 'waiting' }])
})

test('different input from another tab, or a second submission in this page, is no repetition', async () => {
  await outbox.startOutbox()
  await sentByAnotherTab({ message: 'Other words' })
  const { id } = await outbox.submit(asSubmitted)
  await changeItem(id, (item) => receipt(item))
  await outbox.submit(asSubmitted)
  expect((await readItems()).map(({ state }) => state)).toEqual(['sent', 'sent', 'waiting'])
})

test('a submission from two tabs at once creates one item', async () => {
  const [one, other] = await Promise.all([outbox.submit(asSubmitted), outbox.submit(asSubmitted)])
  expect(one.id).toBe(other.id)
  expect(await readItems()).toHaveLength(1)
})

test('the sender of a deleted item is notified before and after the deletion', async () => {
  const { id } = await added()
  const there: Promise<number>[] = []
  onTabMessage((news) => {
    if (news.type === 'stop' && news.id === id) there.push(readItems().then(({ length }) => length))
  })
  await outbox.remove(id)
  expect(await Promise.all(there)).toEqual([1, 0])
})

test('the sender of a replaced item is notified before and after the replacement', async () => {
  const old = await added()
  const there: Promise<boolean>[] = []
  onTabMessage((news) => {
    if (news.type === 'stop' && news.id === old.id)
      there.push(readItems().then((items) => items.some(({ id }) => id === old.id)))
  })
  const changed = { ...submitted, input: { message: 'Better' }, draft: 'message', onStored: () => {} }
  await outbox.submit({ ...changed, replaces: old.id })
  expect(await Promise.all(there)).toEqual([true, false])
})

/** Advances the time in steps; fake timers do not advance the disk of these tests. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    await vi.advanceTimersByTimeAsync(250)
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  }
}

test('unreadable rows are read again with backoff', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { onLine: true })
  const { get } = IDBObjectStore.prototype
  let readings = 0
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
    if (this.name !== 'items') return get.call(this, key)
    readings += 1
    throw new DOMException('Broken', 'DataError')
  })
  await added()
  const other = { ...submitted, input: { message: 'Another' }, draft: 'message', onStored: () => {} }
  await outbox.submit(other)
  expect(readings).toBe(1)
  await pass(3_000)
  expect(readings).toBe(1)
  await pass(4_000)
  await vi.waitFor(() => expect(readings).toBe(2))
  vi.useRealTimers()
})

test('a transaction that throws undoes its earlier requests', async () => {
  await added()
  const failing = inTransaction('items', 'readwrite', (rows) => {
    rows.clear()
    throw new Error('Half-way')
  })
  await expect(failing).rejects.toThrow('Half-way')
  expect(await readItems()).toHaveLength(1)
})
