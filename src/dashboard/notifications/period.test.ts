import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

// Half past midnight in Lagos, where it is one day later than in UTC.
const now = Date.parse('2026-11-22T23:30:00Z')

test.each([
  ['2026-11-22T23:10:00Z', 'Today'],
  ['2026-11-24T08:00:00Z', 'Today'],
  ['2026-11-22T22:59:00Z', 'Yesterday'],
  ['2026-11-21T08:00:00Z', 'Last 7 days'],
  ['2026-11-17T08:00:00Z', 'Last 7 days'],
  ['2026-11-16T08:00:00Z', 'Nov 2026'],
  ['2025-11-20T08:00:00Z', 'Nov 2025'],
  ['3 weeks', 'Without a date'],
])('a notification of %s is listed under %s', (date, period) => {
  expect(periodOf(date, now)).toBe(period)
})
