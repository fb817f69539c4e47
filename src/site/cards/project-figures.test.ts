import { expect, test } from 'vitest'
import { durationOf, figuresOf } from './project-figures.ts'

const berth = {
  title: 'Second loading berth, Bonny',
  startDate: '2024-10-06T00:00:00.000Z',
  endDate: '2026-07-14T00:00:00.000Z',
}

test('a card shows the figure of the job and its duration', () => {
  expect(figuresOf(berth)).toBe('64 piles · 21 months')
  expect(figuresOf({ ...berth, title: 'Another berth' })).toBe('21 months')
  expect(figuresOf({ ...berth, endDate: '' })).toBe('64 piles')
})

test('a duration is in months, and in days below two months', () => {
  const until = (endDate: string) => durationOf({ ...berth, endDate })
  expect(until('2024-11-15T00:00:00.000Z')).toBe('40 days')
  expect(until('2024-10-01T00:00:00.000Z')).toBe('')
  expect(until('')).toBe('')
})
