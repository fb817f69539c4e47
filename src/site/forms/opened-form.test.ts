import { expect, test } from 'vitest'
import { mergeWithRendered, type OpenedVisitorForm } from './opened-form.ts'
import { storyItem } from './story-items.ts'

const defaults = { service: '' }
const draft = { at: 1, input: { fullName: 'Ada', service: 'support', message: 'Yesterday' } }
const opened: OpenedVisitorForm = { draft, openedAt: 7, item: undefined }
const rendered = { defaults, isBusy: false, storedInput: draft.input }
const typed = { fullName: 'Ada', service: '', message: 'Today' }

test('a form stays unchanged when the device has no draft, whatever was typed', () => {
  const nothing: OpenedVisitorForm = { openedAt: 7, item: undefined }
  for (const entries of [undefined, typed])
    expect(mergeWithRendered(nothing, { ...rendered, storedInput: undefined, typed: entries })).toEqual({
      ...nothing,
      openedAt: 0,
    })
})

test('a draft of the device replaces an empty form or a form with a part of the draft', () => {
  expect(mergeWithRendered(opened, { ...rendered, typed: undefined })).toBe(opened)
  expect(mergeWithRendered(opened, { ...rendered, typed: { fullName: 'Ada', message: '' } })).toBe(opened)
})

test('a draft that the browser itself has restored stays in the form', () => {
  expect(mergeWithRendered(opened, { ...rendered, typed: draft.input })).toEqual({ ...opened, openedAt: 0 })
})

test('a draft that contains less than the form counts as the same draft', () => {
  const more = { ...draft.input, fullName: 'Ada Obi', service: 'support, please' }
  expect(mergeWithRendered(opened, { ...rendered, typed: more })).toEqual({ ...opened, openedAt: 0 })
})

test('a draft with a file is not replaced by a form that was restored without the file', () => {
  const resume = new File(['%PDF-'], 'long.pdf', { type: 'application/pdf' })
  const withFile = { ...opened, draft: { ...draft, input: { ...draft.input, resume } } }
  const storedInput = withFile.draft.input
  expect(mergeWithRendered(withFile, { ...rendered, storedInput, typed: draft.input })).toBe(withFile)
  const more = { ...draft.input, message: 'Yesterday, and today' }
  expect(mergeWithRendered(withFile, { ...rendered, storedInput, typed: more }).replaced).toEqual(
    withFile.draft,
  )
})

test('text typed meanwhile stays, and the draft that it replaces can be brought back', () => {
  const form = mergeWithRendered(opened, { ...rendered, typed })
  expect(form).toMatchObject({ replaced: draft, openedAt: 0 })
  expect(form.draft).toBeUndefined()
})

test('a form that is being sent stays unchanged', () => {
  expect(mergeWithRendered(opened, { ...rendered, typed: { fullName: 'Ada' }, isBusy: true })).toMatchObject({
    replaced: draft,
    openedAt: 0,
  })
})

test('a submission to be changed can be brought back', () => {
  const item = storyItem('waiting')
  const ofItem = mergeWithRendered(
    { ...opened, draft: undefined, item },
    { ...rendered, storedInput: item.input, typed },
  )
  expect(ofItem.replaced).toMatchObject({ input: item.input })
})
