import { expect, test } from 'vitest'
import { createErrorCounts } from './error-counts.ts'

test('errors are counted by code for 24 hours, the most frequent first', () => {
  let time = Date.parse('2026-11-28T10:30:00.000Z')
  const { add, list } = createErrorCounts(() => new Date(time))
  add('unavailable')
  time += 3_600_000
  add('internal')
  add('unavailable')
  expect(list()).toEqual([
    { code: 'unavailable', count: 2, lastAt: '2026-11-28T11:30:00.000Z' },
    { code: 'internal', count: 1, lastAt: '2026-11-28T11:30:00.000Z' },
  ])
  time += 23 * 3_600_000
  expect(list().map(({ code, count }) => [code, count])).toEqual([
    ['internal', 1],
    ['unavailable', 1],
  ])
  time += 3_600_000
  expect(list()).toEqual([])
})
