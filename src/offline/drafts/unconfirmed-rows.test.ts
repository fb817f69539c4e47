import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#src/offline/outbox/database.ts'
import { unconfirmedRows } from './unconfirmed-rows.ts'

interface Row {
  at: number
  text: string
}

const prefix = 'draft '
const rowsOfPage = () => unconfirmedRows<Row>(prefix, JSON.stringify, JSON.parse)
const write = (task: (rows: IDBObjectStore) => void) =>
  inTransaction('drafts', 'readwrite', (rows) => {
    task(rows)
    return undefined
  })
const onDisk = () => inTransaction('drafts', 'readonly', (rows): IDBRequest<Row[]> => rows.getAll())
const dropped = () => new Promise<void>(() => {})

beforeEach(async () => {
  vi.stubGlobal('localStorage', {})
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
})
afterEach(() => void vi.unstubAllGlobals())

test('what the disk had not confirmed when a page went is brought to it by the next one, once', async () => {
  const page = rowsOfPage()
  await page.put('contact', { at: 1, text: 'confirmed' }, Promise.resolve())
  void page.put('quote', { at: 1, text: 'Ad' }, dropped())
  void page.put('quote', { at: 2, text: 'Ada' }, dropped())
  page.leave()
  expect(Object.keys(localStorage)).toEqual(['draft quote'])
  await rowsOfPage().recover(write)
  expect(await onDisk()).toEqual([{ at: 2, text: 'Ada' }])
  expect(Object.keys(localStorage)).toEqual([])
})

test('the disk keeps what is later than what a page has left', async () => {
  const page = rowsOfPage()
  void page.put('quote', { at: 1, text: 'Ad' }, dropped())
  page.leave()
  await write((rows) => rows.put({ at: 2, text: 'Ada' }, 'quote'))
  await rowsOfPage().recover(write)
  expect(await onDisk()).toEqual([{ at: 2, text: 'Ada' }])
  expect(Object.keys(localStorage)).toEqual([])
})

test('what the disk refuses again stays where it is', async () => {
  const page = rowsOfPage()
  void page.put('quote', { at: 1, text: 'Ada' }, dropped())
  page.leave()
  const refused = new DOMException('No room', 'QuotaExceededError')
  await expect(rowsOfPage().recover(() => Promise.reject(refused))).rejects.toThrow('No room')
  await rowsOfPage().recover(write)
  expect(await onDisk()).toEqual([{ at: 1, text: 'Ada' }])
})

test('a row that is confirmed late, or that nobody wants any more, is left by no page', async () => {
  const page = rowsOfPage()
  let confirm = () => {}
  const slow = new Promise<void>((resolve) => {
    confirm = resolve
  })
  const putting = page.put('quote', { at: 1, text: 'Ada' }, slow)
  void page.put('contact', { at: 1, text: 'Ada' }, dropped())
  void page.put('apply', { at: 1, text: 'Ada' }, dropped())
  page.leave()
  confirm()
  await putting
  expect(Object.keys(localStorage)).toEqual(['draft contact', 'draft apply'])
  page.forget('contact')
  expect(Object.keys(localStorage)).toEqual(['draft apply'])
  page.forget()
  page.leave()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a browser that refuses this storage loses nothing else', async () => {
  vi.stubGlobal('localStorage', undefined)
  const page = rowsOfPage()
  void page.put('quote', { at: 1, text: 'Ada' }, dropped())
  page.leave()
  page.forget('quote')
  await page.recover(write)
  expect(await onDisk()).toEqual([])
})
