import { expect, test } from 'vitest'
import { axisTicks, calendarWeeks } from './calendar-weeks.ts'

// A Thursday.
const now = Date.parse('2026-03-05T12:00:00Z')

test('calendar weeks begin on Monday in Lagos, and the last one is the current week', () => {
  const weeks = calendarWeeks([], now)
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toEqual({ monday: '2026-03-02', count: 0 })
  expect(weeks[0]?.monday).toBe('2025-12-15')
})

test('timestamps count in their week, and unreadable or distant ones in none', () => {
  const timestamps = [
    '2026-03-05T11:00:00Z',
    // Monday in Lagos, still Sunday in London.
    '2026-03-01T23:30:00Z',
    '2026-03-01T22:30:00Z',
    '2025-12-01T00:00:00Z',
    '2026-04-01T00:00:00Z',
    'soon',
    '',
  ]
  const counts = calendarWeeks(timestamps, now).map(({ count }) => count)
  expect(counts.slice(-2)).toEqual([1, 2])
  expect(counts.reduce((sum, count) => sum + count)).toBe(3)
})

test.each(['2026-03-02T00:30:00+01:00', '2026-03-08T23:30:00+01:00'])(
  'the current week is the same at %s',
  (timestamp) => {
    expect(calendarWeeks([], Date.parse(timestamp)).at(-1)?.monday).toBe('2026-03-02')
  },
)

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [10_000, [0, 2000, 4000, 6000, 8000, 10_000]],
])('the axis to %i has few whole steps', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks)
})
