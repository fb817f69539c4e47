import { expect, test } from 'vitest'
import { project } from '#src/contract/projects/record.ts'
import { placeOf, sitesOf } from './-project-place.ts'

test.each([
  ['Bonny, Rivers State', 'Relocation of crude tank 11, Warri', 'Bonny'],
  ['', 'Relocation of crude tank 11, Warri', 'Warri'],
  ['', 'Escravos–Warri pipeline', 'Escravos'],
  ['port  harcourt', '', 'Port Harcourt'],
  ['ADO EKITI', '', 'Ado-Ekiti'],
  // A known place in the location wins. An unknown one is not replaced by a guess from the title.
  ['Accra', 'Relocation of crude tank 11, Warri', undefined],
  // Whole words: no Jos in Joseph, no Aba in Abandoned.
  ['', 'Abandoned wells of St Joseph', undefined],
  ['', '', undefined],
])('a project with location %o and title %o is placed at %o', (location, title, place) => {
  expect(placeOf({ location, title })?.[0]).toBe(place)
})

test('projects of one place share a mark, and marks are numbered from north to south', () => {
  const records = ['Warri tank', 'Kaduna skid', 'Somewhere', 'Warri jetty'].map(
    (title) => project.read({ title }) ?? project.missing,
  )
  const { sites, elsewhere } = sitesOf(records)
  expect(sites.map(({ place, projects }) => [place[0], projects.length])).toEqual([
    ['Kaduna', 1],
    ['Warri', 2],
  ])
  expect(elsewhere.map(({ title }) => title)).toEqual(['Somewhere'])
})
