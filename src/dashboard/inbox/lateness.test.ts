import { expect, test } from 'vitest'
import { lateness } from './lateness.ts'

const at = (time: string) => Date.parse(`${time}+01:00`)

test.each([
  // 5 November 2026 is a Thursday: two working days end with the next Monday.
  ['2026-11-05T16:00', '2026-11-05T17:00', undefined],
  ['2026-11-05T16:00', '2026-11-08T12:00', undefined],
  ['2026-11-05T16:00', '2026-11-09T23:59', undefined],
  ['2026-11-05T16:00', '2026-11-10T00:00', 'late'],
  ['2026-11-05T16:00', '2026-11-11T23:59', 'late'],
  ['2026-11-05T16:00', '2026-11-12T00:00', 'very late'],
  // Arrivals at the weekend count as if they came before Monday.
  ['2026-11-07T09:00', '2026-11-10T23:59', undefined],
  ['2026-11-07T09:00', '2026-11-11T00:00', 'late'],
  // An arrival on a Monday is late on Thursday.
  ['2026-11-02T00:00', '2026-11-04T23:59', undefined],
  ['2026-11-02T00:00', '2026-11-05T00:00', 'late'],
])('an enquiry that arrived %s is on %s: %s', (came, now, level) => {
  expect(lateness(at(came), at(now))).toBe(level)
})

test('an enquiry with an unreadable, missing or future date is never late', () => {
  expect(lateness(Number.NaN, at('2026-11-05T16:00'))).toBeUndefined()
  expect(lateness(0, at('2026-11-05T16:00'))).toBeUndefined()
  expect(lateness(at('2999-01-01T00:00'), at('2026-11-05T16:00'))).toBeUndefined()
})
