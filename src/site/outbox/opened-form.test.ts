import { expect, test } from 'vitest'
import { besideDrawn, type OpenedVisitorForm } from './opened-form.ts'
import { storyItem } from './story-items.ts'

const defaults = { service: '' }
const draft = { key: 'message', at: 1, input: { fullName: 'Ada', service: 'support', message: 'Yesterday' } }
const found: OpenedVisitorForm = { key: 'message', draft, others: [], openedAt: 7, item: undefined }
const drawn = { form: 'message', defaults, isBusy: false, kept: draft.input }
const typed = { fullName: 'Ada', service: '', message: 'Today' }

test('a form stays where the device has nothing, whatever was typed', () => {
  const nothing: OpenedVisitorForm = { key: 'message', others: [], openedAt: 7, item: undefined }
  for (const entries of [undefined, typed])
    expect(besideDrawn(nothing, { ...drawn, kept: undefined, typed: entries })).toEqual({
      ...nothing,
      openedAt: 0,
    })
})

test('what the device has comes in the place of an empty form, and of one with a part of it', () => {
  expect(besideDrawn(found, { ...drawn, typed: undefined })).toBe(found)
  expect(besideDrawn(found, { ...drawn, typed: { fullName: 'Ada', message: '' } })).toBe(found)
})

test('what the browser itself has brought back stays, as the draft that it is', () => {
  expect(besideDrawn(found, { ...drawn, typed: draft.input })).toEqual({ ...found, openedAt: 0 })
})

test('a draft that has less of it is the same one', () => {
  const more = { ...draft.input, fullName: 'Ada Obi', service: 'support, please' }
  expect(besideDrawn(found, { ...drawn, typed: more })).toEqual({ ...found, openedAt: 0 })
})

test('the file of a draft is not left behind by a form that came back without it', () => {
  const resume = new File(['%PDF-'], 'long.pdf', { type: 'application/pdf' })
  const withFile = { ...found, draft: { ...draft, input: { ...draft.input, resume } } }
  const kept = withFile.draft.input
  expect(besideDrawn(withFile, { ...drawn, kept, typed: draft.input })).toBe(withFile)
  const more = { ...draft.input, message: 'Yesterday, and today' }
  expect(besideDrawn(withFile, { ...drawn, kept, typed: more }).others).toEqual([withFile.draft])
})

test('what was typed meanwhile stays under a key of its own, and the draft is offered', () => {
  const form = besideDrawn(found, { ...drawn, typed })
  expect(form).toMatchObject({ others: [draft], openedAt: 0 })
  expect(form.draft).toBeUndefined()
  expect(form.key).toMatch(/^message #/)
})

test('a form that is being sent stays', () => {
  expect(besideDrawn(found, { ...drawn, typed: { fullName: 'Ada' }, isBusy: true })).toMatchObject({
    others: [draft],
    openedAt: 0,
  })
})

test('a submission that was to be changed is offered; a draft that another tab has open is not', () => {
  const item = storyItem('waiting')
  const ofItem = besideDrawn({ ...found, draft: undefined, item }, { ...drawn, kept: item.input, typed })
  expect(ofItem.others).toMatchObject([{ key: `item ${item.id}`, input: item.input }])
  expect(besideDrawn({ ...found, key: 'message #2' }, { ...drawn, typed }).others).toEqual([])
})
