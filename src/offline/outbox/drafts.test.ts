import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/memory-storage.ts'
import { inTransaction } from './database.ts'
import { draftOf, itemOf, visitorDrafts } from './drafts.ts'
import { newItem } from './new-item.ts'
import { addItem, emptyStores } from './store.ts'

const written = {
  kind: 'application',
  form: 'application 1',
  title: 'Application',
  input: { name: 'Ada' },
} as const
const added = async () => {
  const result = await addItem(newItem(written), { draft: written.form })
  if (!('item' in result)) throw new Error('There is one already')
  return result.item
}
const rowsOfDrafts = () => inTransaction('drafts', 'readonly', (rows) => rows.count())

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('navigator', { onLine: false })
  await emptyStores()
})
afterEach(() => void vi.unstubAllGlobals())

test('an item’s draft changes are deleted with it, including files and a second draft', async () => {
  const { remove } = await import('./outbox.ts')
  await addItem(newItem(written), { draft: 'application 1' })
  const { id } = await added()
  const resume = new File(['%PDF-'], 'resume.pdf')
  visitorDrafts.keep(draftOf(id), { name: 'Ada Obi', resume }, { form: written.form })
  visitorDrafts.keep(`${draftOf(id)} #1`, { name: 'Obi' })
  visitorDrafts.keep('message', { name: 'Ada' })
  visitorDrafts.flush()
  await vi.waitFor(async () => expect(await rowsOfDrafts()).toBe(4))
  await remove(id)
  expect(await inTransaction('drafts', 'readonly', (rows) => rows.getAllKeys())).toEqual(['message'])
})

test('draft changes belong to their item, and to its form once the item is gone', async () => {
  visitorDrafts.keep(draftOf('1'), { name: 'Ada Obi' }, { form: written.form })
  expect((await visitorDrafts.open(draftOf('1'))).draft).toMatchObject({ key: draftOf('1') })
  const inForm = (isThere: boolean) =>
    visitorDrafts.open(written.form, 'latest', (key) => isThere && itemOf(key) === '1')
  expect((await inForm(true)).draft).toBeUndefined()
  expect((await inForm(false)).draft).toMatchObject({ input: { name: 'Ada Obi' } })
})

test('a new draft with the same file as the submitted one stores that file again', async () => {
  const { form } = written
  const input = { name: 'Ada', resume: new File(['%PDF-'], 'resume.pdf') }
  const type = async () => {
    visitorDrafts.keep(form, input)
    visitorDrafts.flush()
    await vi.waitFor(async () => expect(await rowsOfDrafts()).toBe(2))
  }
  await type()
  await addItem(newItem({ ...written, input }), { draft: form })
  await vi.waitFor(async () => expect(await rowsOfDrafts()).toBe(0))
  await type()
})

test('an emptied outbox has no draft left and accepts the same file again', async () => {
  const { emptyOutbox } = await import('./outbox.ts')
  const input = { name: 'Ada', resume: new File(['%PDF-'], 'resume.pdf') }
  visitorDrafts.keep('message', input)
  await vi.waitFor(async () => expect(await rowsOfDrafts()).toBe(2))
  visitorDrafts.keep('message', { ...input, name: 'Ada Obi' })
  await emptyOutbox()
  expect((await visitorDrafts.open('message')).draft).toBeUndefined()
  visitorDrafts.keep('message', input)
  visitorDrafts.flush()
  await vi.waitFor(async () => expect(await rowsOfDrafts()).toBe(2))
})
