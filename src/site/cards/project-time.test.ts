import { expect, test } from 'vitest'
import { daysInWords, isEndPlanned, partGone, projectTime } from './project-time.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const past = '2026-08-17T00:00:00.000Z'
const future = '2027-04-11T00:00:00.000Z'
const project = (status: string, endDate: string, startDate = '2025-08-24T00:00:00.000Z') => ({
  status,
  startDate,
  endDate,
})

test.each([
  ['completed', past, false],
  ['completed', future, true],
  ['in-progress', past, true],
  ['on-hold', past, true],
  ['planning', future, true],
  ['', past, false],
  ['archived?', past, false],
  ['', future, true],
])('the end of a project with status %o and end date %s is planned: %o', (status, end, isPlanned) => {
  expect(isEndPlanned(project(status, end), now)).toBe(isPlanned)
})

test('the elapsed share of a project is known only between two dates', () => {
  const time = projectTime(project('in-progress', future))
  expect(partGone(time, now)).toBeCloseTo(0.765, 2)
  expect(partGone(time, Date.parse('2020-01-01'))).toBe(0)
  expect(partGone(time, Date.parse('2030-01-01'))).toBe(1)
  expect(partGone(projectTime(project('', '', past)), now)).toBeUndefined()
  expect(partGone(projectTime(project('', past, future)), now)).toBeUndefined()
})

test('the time of a project names a missing start or end', () => {
  expect(daysInWords(project('in-progress', future), now)).toBe('24 Aug 2025 – 11 Apr 2027 (planned)')
  expect(daysInWords(project('completed', past), now)).toBe('24 Aug 2025 – 17 Aug 2026')
  expect(daysInWords(project('', '', past), now)).toBe('From 17 Aug 2026, no end stated')
  expect(daysInWords(project('', past, ''), now)).toBe('Until 17 Aug 2026, no start stated')
  expect(daysInWords(project('', '', ''), now)).toBe('')
})
