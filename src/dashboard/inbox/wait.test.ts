import { expect, test } from 'vitest'
import { daysAgo } from './wait.tsx'

const at = (time: string) => Date.parse(`${time}+01:00`)

test.each([
  ['2026-11-28T23:30', '15 h ago'],
  ['2026-10-31T20:00', '29 days ago'],
  // Thirty times 24 hours, and 31 calendar days.
  ['2026-10-29T20:00', '30 days ago'],
  ['2026-10-22T09:00', '38 days ago'],
  ['2023-01-01T09:00', '1,428 days ago'],
])('an enquiry of %s came %s, never on a date', (came, words) => {
  expect(daysAgo(at(came), at('2026-11-29T14:30'))).toBe(words)
})
