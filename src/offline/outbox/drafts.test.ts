import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { inTransaction } from './database.ts'
import { draftOf, itemOf, visitorDrafts } from './drafts.ts'
import { emptyOutbox } from './empty-outbox.fixture.ts'
import { newItem } from './new-item.ts'
import { addItem } from './store.ts'

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
const keysOfDrafts = () => inTransaction('drafts', 'readonly', (rows) => rows.getAllKeys())
const rowsOfDrafts = () => inTransaction('drafts', 'readonly', (rows) => rows.count())

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  vi.stubGlobal('navigator', { onLine: false })
  await emptyOutbox()
})
afterEach(() => void vi.unstubAllGlobals())

test('an item’s draft changes are deleted with it, including files', async () => {
  const { remove } = await import('./outbox.ts')
  await addItem(newItem(written), { draft: 'application 1' })
  const { id } = await added()
  const resume = new File(['%PDF-'], 'resume.pdf')
  visitorDrafts.keep(draftOf(id), { name: 'Ada Obi', resume }, { form: written.form })
  visitorDrafts.keep('message', { name: 'Ada' })
  visitorDrafts.flush()
  await vi.waitFor(async () => expect(await rowsOfDrafts()).toBe(3))
  await remove(id)
  expect(await keysOfDrafts()).toEqual(['message'])
})

test('draft changes belong to their item, and to its form once the item is gone', async () => {
  visitorDrafts.keep(draftOf('1'), { name: 'Ada Obi' }, { form: written.form })
  expect(await visitorDrafts.open(draftOf('1'))).toMatchObject({ input: { name: 'Ada Obi' } })
  const inForm = (isThere: boolean) =>
    visitorDrafts.open(written.form, (key) => isThere && itemOf(key) === '1')
  expect(await inForm(true)).toBeUndefined()
  expect(await inForm(false)).toMatchObject({ input: { name: 'Ada Obi' } })
  await vi.waitFor(async () => expect(await keysOfDrafts()).toEqual([written.form]))
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
