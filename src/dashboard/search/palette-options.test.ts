import { expect, test } from 'vitest'
import { resourceList } from '#src/dashboard/navigation/resources.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { paletteGroups } from './palette-options.ts'
import type { SavedList } from './saved-records.ts'

const media = resourceList.find(({ name }) => name === 'gallery' || name === 'media')
if (!media) throw new Error('There is no gallery')
const lists = (title: string): SavedList[] => [
  {
    resource: media,
    records: [{ id: 'a', title, about: ['Project'], text: `${title}\nproject`.toLowerCase() }],
  },
]
const firstTitle = (title: string, typed: string) => paletteGroups(lists(title), typed)[0]?.options[0]?.title

test('a command that matches the query exactly comes before a record that contains its words', () => {
  expect(firstTitle('Tank 11 and its new bund', 'new pro')).toBe('Add New Project')
})

test('a record whose title contains the query comes first', () => {
  expect(firstTitle('The new project office', 'new pro')).toBe('The new project office')
})

test('actions of the current screen come before everything else, and are found by their words', () => {
  const surroundings = { actions: [{ label: 'Mark as answered', act: () => {} }] }
  expect(paletteGroups([], '', surroundings)[0]?.label).toBe('This page')
  const titles = (typed: string) =>
    paletteGroups(lists('The jetty'), typed, surroundings).flatMap(({ options }) =>
      options.map(({ title }) => title),
    )
  expect(titles('mark')[0]).toBe('Mark as answered')
  expect(titles('export')).not.toContain('Mark as answered')
})

test('a command is found by its synonyms', () => {
  for (const typed of ['logout', 'log out', 'sign out'])
    expect(firstTitle('The jetty at Bonny', typed)).toBe('Sign out')
})

test('a recently opened record shows its kind', () => {
  const [recent] = paletteGroups(lists('The jetty at Bonny'), '', { recent: [{ name: media.name, id: 'a' }] })
  expect(recent?.label).toBe('Recent')
  expect(recent?.options.map(({ title, kind }) => [title, kind])).toEqual([
    ['The jetty at Bonny', withCapital(media.noun[0])],
  ])
})
