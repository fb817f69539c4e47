import { expect, test } from 'vitest'
import { hitOf } from '#src/contract/search/compare/search-hits.ts'
import { withHits } from './-known-hits.ts'

const hit = (id: string, title: string, terms: string[] = []) => hitOf('projects', id, { title, terms })

test('results of the device follow those of the backend, once each and without their terms', () => {
  const merged = withHits(
    [hit('1', 'Tank'), hit('', 'No id')],
    [hit('2', 'Berth', ['Staff']), hit('1', 'Tank'), hit('', 'No id')],
  )
  expect(merged.map(({ _id, title, terms }) => [_id, title, terms])).toEqual([
    ['1', 'Tank', []],
    ['', 'No id', []],
    ['2', 'Berth', []],
  ])
})
