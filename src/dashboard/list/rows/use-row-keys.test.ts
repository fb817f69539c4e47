import { expect, test } from 'vitest'
import { assignKeys } from './use-row-keys.ts'

const records = (ids: string) => [...ids].map((_id) => ({ _id }))

const first = assignKeys({ keys: [], records: [], count: 0, generation: 0 }, records('abc'), false)

test('rows keep their places while the user types, whatever record they showed', () => {
  const narrowed = assignKeys(first, records('db'), true)
  expect(narrowed.keys).toEqual(['row 1', 'row 2'])
  expect(assignKeys(narrowed, records('dbef'), true).keys).toEqual(['row 1', 'row 2', 'row 4', 'row 5'])
  expect(narrowed.generation).toBe(first.generation)
})

test('any other change keeps a record’s row and gives a new record an unused one', () => {
  const changed = assignKeys(first, records('dbe'), false)
  expect(changed.keys).toEqual(['row 4', 'row 2', 'row 5'])
  expect(changed.generation).not.toBe(first.generation)
})

test('repeated and missing ids each get a row of their own', () => {
  for (const isTyping of [true, false]) {
    const rows = assignKeys(first, records('aab').concat({ _id: '' }, { _id: '' }), isTyping)
    expect(new Set(rows.keys).size).toBe(5)
  }
})
