import { expect, test } from 'vitest'
import { perWeek } from './per-week.ts'

test('timestamps are counted by weeks back from now, newest last, and others are left out', () => {
  const now = Date.parse('2026-03-05T12:00:00Z')
  const timestamps = [
    '2026-03-05T11:00:00Z',
    '2026-02-27T12:00:00Z',
    '2026-02-26T11:00:00Z',
    '2026-01-10T12:00:00Z',
    '2026-01-08T11:00:00Z',
    '2026-03-06T12:00:00Z',
    'soon',
    '',
  ]
  expect(perWeek(timestamps, now)).toEqual([1, 0, 0, 0, 0, 0, 1, 2])
})
