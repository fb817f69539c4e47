import { expect, test } from 'vitest'
import { assigned } from './use-row-keys.ts'

const records = (ids: string) => [...ids].map((_id) => ({ _id }))
const keysOf = (rows: ReturnType<typeof assigned>) => [...rows.keys.values()]

const first = assigned({ keys: new Map(), count: 0 }, records('abc'), false)

test('while words are typed, a record that stays keeps its row and one that comes takes over a free one', () => {
  const narrowed = assigned(first, records('dbe'), true)
  expect(keysOf(narrowed)).toEqual(['row 1', 'row 2', 'row 3'])
  expect(narrowed.keys.get('b 1')).toBe(first.keys.get('b 1'))
  expect(keysOf(assigned(narrowed, records('dbefg'), true))).toEqual([
    'row 1',
    'row 2',
    'row 3',
    'row 4',
    'row 5',
  ])
})

test('any other change gives a record that comes a row that no other record has had', () => {
  expect(keysOf(assigned(first, records('dbe'), false))).toEqual(['row 4', 'row 2', 'row 5'])
})

test('ids that a backend repeats or leaves out have a row each', () => {
  const rows = assigned(first, records('aab').concat({ _id: '' }, { _id: '' }), true)
  expect(new Set(keysOf(rows)).size).toBe(5)
})
