import { expect, test } from 'vitest'
import { entryChanges, entryOf, sharedTemplates } from './shared-templates.ts'
import { firstTemplates, type Template } from './templates.ts'

const first = firstTemplates['quote-requests']
const [received, questions, declined] = first as [Template, Template, Template]
const own = { id: 'own', name: 'Ask for drawings', subject: '{reference}', body: 'Dear {name}' }

/** Stores changes as the backend does: an empty text deletes an entry. */
function stored(before: ReadonlyMap<string, string>, templates: Template[]) {
  return new Map([...before, ...entryChanges(first, before, templates)])
}

test('shared templates are the first ones until somebody changes, adds or removes one', () => {
  const none = new Map<string, string>()
  expect(sharedTemplates(first, none)).toEqual(first)
  expect(entryChanges(first, none, first).size).toBe(0)
  const changed = { ...received, body: 'Thank you.' }
  const entries = stored(none, [changed, declined, own])
  expect(sharedTemplates(first, entries)).toEqual([changed, declined, own])
  expect(entryChanges(first, entries, [changed, declined, own]).size).toBe(0)
  const restored = stored(entries, first)
  expect(sharedTemplates(first, restored)).toEqual(first)
})

test('an unreadable shared template is left out', () => {
  const entries = new Map([
    [questions.id, '<html>'],
    ['x', '{"name":1}'],
    ['y', entryOf(own)],
  ])
  expect(sharedTemplates(first, entries)).toEqual([received, declined, { ...own, id: 'y' }])
})
