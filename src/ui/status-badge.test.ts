import { expect, test } from 'vitest'
import { statusOf } from './status-badge.tsx'

const statuses = [
  { value: 'in-review', label: 'Reviewing', tone: 'caution', synonyms: ['reviewing'] },
  { value: 'on-hold', label: 'On hold', tone: 'neutral' },
] as const

test('a status is recognised by its value and its synonyms, in any case', () => {
  expect(statusOf(statuses, 'in-review').label).toBe('Reviewing')
  expect(statusOf(statuses, ' Reviewing ')).toMatchObject({ value: 'in-review', tone: 'caution' })
  expect(statusOf(statuses, 'On-Hold').label).toBe('On hold')
})

test('an unknown status is shown unchanged and in a neutral tone', () => {
  expect(statusOf(statuses, 'archived?')).toEqual({ value: 'archived?', label: 'archived?', tone: 'neutral' })
  expect(statusOf(statuses, '').label).toBe('')
})
