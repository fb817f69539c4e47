import { expect, test } from 'vitest'
import { project } from '#src/contract/projects/record.ts'
import { axisOf, byTime } from './-programme-axis.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const time = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) })

test('the time axis covers all dates and today in whole quarters', () => {
  const axis = axisOf([time('2025-02-10', '2025-12-05')], now)
  expect(axis.at(Date.parse('2025-01-01'))).toBe(0)
  expect(axis.at(Date.parse('2027-01-01'))).toBe(1)
  expect(axis.lines).toHaveLength(9)
  expect(axis.lines.filter(({ year }) => year)).toEqual([
    { at: 0, year: '2025' },
    { at: 0.5, year: '2026' },
    { at: 1, year: '2027' },
  ])
})

test('a date far in the past or future leaves the time axis readable', () => {
  const axis = axisOf([time('1971-05-01', '2098-01-01')], now)
  expect(axis.lines.length).toBeLessThan(8)
  expect(axis.lines.every(({ at, year }) => at >= 0 && at <= 1 && year)).toBe(true)
})

test('projects are sorted by their earliest date, and those without a readable date are listed apart', () => {
  const records = [
    { _id: 'late', startDate: '2026-01-01' },
    { _id: 'none' },
    { _id: 'end only', endDate: '2024-01-01' },
    { _id: 'odd', startDate: '31/02/2024' },
    { _id: 'early', startDate: '2023-01-01', endDate: '2027-01-01' },
  ].map((record) => project.read(record) ?? project.missing)
  const { dated, undated } = byTime(records)
  expect(dated.map(({ _id }) => _id)).toEqual(['early', 'end only', 'late'])
  expect(undated.map(({ _id }) => _id)).toEqual(['none', 'odd'])
})
