import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#src/offline/outbox/database.ts'
import { unconfirmedRows } from './unconfirmed-rows.ts'

interface Row {
  text: string
}

const prefix = 'draft '
const write = (task: (rows: IDBObjectStore) => void) =>
  inTransaction('drafts', 'readwrite', (rows) => {
    task(rows)
    return undefined
  })
const onDisk = () => inTransaction('drafts', 'readonly', (rows): IDBRequest<Row[]> => rows.getAll())
const dropped = () => new Promise<void>(() => {})
const left = () => Object.keys(localStorage)

function newPage() {
  const rows = unconfirmedRows<Row>(prefix, JSON.stringify, JSON.parse)
  const put = (key: string, text: string, putting: Promise<unknown>) => {
    const row = { text }
    rows.queue(key, row)
    return rows.put(key, row, putting)
  }
  return { ...rows, type: put }
}

beforeEach(async () => {
  vi.stubGlobal('localStorage', {})
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
})
afterEach(() => void vi.unstubAllGlobals())

test('the next page stores a draft that the disk had not confirmed when the last page closed, once', async () => {
  const page = newPage()
  await page.type('contact', 'confirmed', Promise.resolve())
  void page.type('quote', 'Ad', dropped())
  void page.type('quote', 'Ada', dropped())
  page.leave()
  expect(left()).toEqual(['draft quote'])
  await newPage().recover(write)
  expect(await onDisk()).toEqual([{ text: 'Ada' }])
  expect(left()).toEqual([])
})

test('a recovered draft replaces the stored one, whatever the clocks report', async () => {
  await write((rows) => rows.put({ text: 'Ad' }, 'quote'))
  const page = newPage()
  void page.type('quote', 'Ada', dropped())
  page.leave()
  await newPage().recover(write)
  expect(await onDisk()).toEqual([{ text: 'Ada' }])
})

test('a draft that cannot be recovered blocks no other and is retried next time', async () => {
  const page = newPage()
  void page.type('quote', 'Ada', dropped())
  page.leave()
  Object.assign(localStorage, { 'draft broken': '{' })
  await newPage().recover(() => Promise.reject(new DOMException('No room', 'QuotaExceededError')))
  expect(left()).toEqual(['draft quote', 'draft broken'])
  await newPage().recover(write)
  expect(await onDisk()).toEqual([{ text: 'Ada' }])
  expect(left()).toEqual([])
})

test('a page does not leave behind a draft that the disk rejected', async () => {
  const page = newPage()
  const refused = new DOMException('No room', 'QuotaExceededError')
  await expect(page.type('quote', 'Ada', Promise.reject(refused))).rejects.toThrow('No room')
  page.leave()
  expect(left()).toEqual([])
})

test('a row that is confirmed late or forgotten does not stay in localStorage', async () => {
  const page = newPage()
  const slow = Promise.withResolvers<void>()
  const putting = page.type('quote', 'Ada', slow.promise)
  void page.type('contact', 'Ada', dropped())
  void page.type('apply', 'Ada', dropped())
  page.leave()
  slow.resolve()
  await putting
  expect(left()).toEqual(['draft contact', 'draft apply'])
  page.forget('contact')
  expect(left()).toEqual(['draft apply'])
  void page.type('quote', 'Ada', dropped())
  page.forget()
  page.leave()
  expect(left()).toEqual([])
})

test('typing after a page was left is not mistaken for confirmed text', async () => {
  const page = newPage()
  const slow = Promise.withResolvers<void>()
  const putting = page.type('quote', 'Ad', slow.promise)
  page.leave()
  void page.type('quote', 'Ada', dropped())
  slow.resolve()
  await putting
  page.leave()
  expect(localStorage['draft quote']).toBe('{"text":"Ada"}')
})

test('a row that is too large for localStorage does not prevent the others', async () => {
  const limited = new Proxy<Record<string, string>>(
    {},
    {
      set: (kept, name, text) => {
        if (text.length > 100) throw new DOMException('No room', 'QuotaExceededError')
        return Reflect.set(kept, name, text)
      },
    },
  )
  vi.stubGlobal('localStorage', limited)
  const page = newPage()
  void page.type('article', 'a'.repeat(200), dropped())
  void page.type('quote', 'Ada', dropped())
  page.leave()
  expect(left()).toEqual(['draft quote'])
})

test('a browser that blocks localStorage causes no error', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = newPage()
  void page.type('quote', 'Ada', dropped())
  page.leave()
  page.forget('quote')
  await page.recover(write)
  expect(await onDisk()).toEqual([])
})
