import { expect, test } from 'vitest'
import { mergeWithRendered, type OpenedVisitorForm } from './opened-form.ts'
import { storyItem } from './story-items.ts'

const defaults = { service: '' }
const draft = { key: 'message', at: 1, input: { fullName: 'Ada', service: 'support', message: 'Yesterday' } }
const found: OpenedVisitorForm = { key: 'message', draft, others: [], openedAt: 7, item: undefined }
const drawn = { form: 'message', defaults, isBusy: false, kept: draft.input }
const typed = { fullName: 'Ada', service: '', message: 'Today' }

test('a form stays unchanged when the device has no draft, whatever was typed', () => {
  const nothing: OpenedVisitorForm = { key: 'message', others: [], openedAt: 7, item: undefined }
  for (const entries of [undefined, typed])
    expect(mergeWithRendered(nothing, { ...drawn, kept: undefined, typed: entries })).toEqual({
      ...nothing,
      openedAt: 0,
    })
})

test('a draft of the device replaces an empty form or a form with a part of the draft', () => {
  expect(mergeWithRendered(found, { ...drawn, typed: undefined })).toBe(found)
  expect(mergeWithRendered(found, { ...drawn, typed: { fullName: 'Ada', message: '' } })).toBe(found)
})

test('a draft that the browser itself has restored stays in the form', () => {
  expect(mergeWithRendered(found, { ...drawn, typed: draft.input })).toEqual({ ...found, openedAt: 0 })
})

test('a draft that contains less than the form counts as the same draft', () => {
  const more = { ...draft.input, fullName: 'Ada Obi', service: 'support, please' }
  expect(mergeWithRendered(found, { ...drawn, typed: more })).toEqual({ ...found, openedAt: 0 })
})

test('a draft with a file is not replaced by a form that was restored without the file', () => {
  const resume = new File(['%PDF-'], 'long.pdf', { type: 'application/pdf' })
  const withFile = { ...found, draft: { ...draft, input: { ...draft.input, resume } } }
  const kept = withFile.draft.input
  expect(mergeWithRendered(withFile, { ...drawn, kept, typed: draft.input })).toBe(withFile)
  const more = { ...draft.input, message: 'Yesterday, and today' }
  expect(mergeWithRendered(withFile, { ...drawn, kept, typed: more }).others).toEqual([withFile.draft])
})

test('text typed meanwhile stays under its own key, and the draft is offered', () => {
  const form = mergeWithRendered(found, { ...drawn, typed })
  expect(form).toMatchObject({ others: [draft], openedAt: 0 })
  expect(form.draft).toBeUndefined()
  expect(form.key).toMatch(/^message #/)
})

test('a form that is being sent stays unchanged', () => {
  expect(mergeWithRendered(found, { ...drawn, typed: { fullName: 'Ada' }, isBusy: true })).toMatchObject({
    others: [draft],
    openedAt: 0,
  })
})

test('a submission to be changed is offered, and a draft that another tab has open is not', () => {
  const item = storyItem('waiting')
  const ofItem = mergeWithRendered(
    { ...found, draft: undefined, item },
    { ...drawn, kept: item.input, typed },
  )
  expect(ofItem.others).toMatchObject([{ key: `item ${item.id}`, input: item.input }])
  expect(mergeWithRendered({ ...found, key: 'message #2' }, { ...drawn, typed }).others).toEqual([])
})
