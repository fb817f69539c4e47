import { expect, test } from 'vitest'
import {
  age,
  dayMonthYear,
  endOfDay,
  localDay,
  longMonthDay,
  monthDayYear,
  monthYear,
  shortMonthDay,
  startOfDay,
} from './date.ts'

test('each date format is written as specified', () => {
  const date = '2025-03-05T10:00:00.000Z'
  expect(dayMonthYear(date)).toBe('5 Mar 2025')
  expect(monthDayYear(date)).toBe('Mar 5, 2025')
  expect(longMonthDay(date)).toBe('March 05, 2025')
  expect(shortMonthDay(date)).toBe('Mar 05, 2025')
  expect(monthYear(date)).toBe('March 2025')
})

test('September is shortened to Sep', () => {
  expect(dayMonthYear('2025-09-05')).toBe('5 Sep 2025')
  expect(longMonthDay('2025-09-05')).toBe('September 05, 2025')
})

test('the day is the one in Lagos', () => {
  expect(dayMonthYear('2025-12-31T23:30:00Z')).toBe('1 Jan 2026')
  expect(monthYear('2025-12-31T23:30:00Z')).toBe('January 2026')
  expect(localDay('2025-12-31T23:30:00Z')).toBe('2026-01-01')
  expect(localDay('2025-12-31T22:30:00Z')).toBe('2025-12-31')
})

test.each([undefined, null, '', ' ', 'soon', '3 weeks', Number.NaN, new Date('x'), '2025-13-45', 9e15])(
  'an unreadable date is shown as N/A: %s',
  (date) => {
    expect(dayMonthYear(date)).toBe('N/A')
    expect(age(date, '2025-03-05')).toBe('N/A')
    expect(localDay(date)).toBe('')
  },
)

test('a day runs from its first to its last millisecond in Lagos', () => {
  expect(startOfDay('2025-03-05').toISOString()).toBe('2025-03-04T23:00:00.000Z')
  expect(endOfDay('2025-03-05').toISOString()).toBe('2025-03-05T22:59:59.999Z')
  expect(localDay(startOfDay('2025-03-05'))).toBe('2025-03-05')
  expect(localDay(endOfDay('2025-03-05'))).toBe('2025-03-05')
})

test.each([
  ['2025-03-05T11:59:30Z', 'just now'],
  ['2025-03-05T12:05:00Z', 'just now'],
  ['2025-03-05T11:55:00Z', '5 min ago'],
  ['2025-03-05T09:00:00Z', '3 h ago'],
  ['2025-03-04T10:00:00Z', '1 day ago'],
  ['2025-03-03T10:00:00Z', '2 days ago'],
  ['2025-03-03T13:00:00Z', '2 days ago'],
  ['2025-03-03T22:59:59Z', '2 days ago'],
  ['2025-03-03T23:00:00Z', '1 day ago'],
  ['2024-12-24T10:00:00Z', '24 Dec 2024'],
])('the age of %s is %s', (date, expected) => {
  expect(age(date, '2025-03-05T12:00:00Z')).toBe(expected)
})
