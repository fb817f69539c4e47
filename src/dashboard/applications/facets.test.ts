import { expect, test } from 'vitest'
import { application } from '#src/contract/applications/record.ts'
import { facetsOf } from './facets.ts'

const applicant = (role: string, status: string) => ({ ...application.missing, role, status })
const applicants = [
  applicant('Welder', 'new'),
  applicant('Welder', 'Rejected'),
  applicant('Rigger', 'talent pool'),
  applicant('', ''),
]
const labels = (search: Parameters<typeof facetsOf>[1]) => {
  const { statuses, positions } = facetsOf(applicants, search)
  return { statuses: statuses.map(({ label }) => label), positions: positions.map(({ label }) => label) }
}

test('applications are counted by position and status, with a choice for statuses of other programs', () => {
  expect(labels({})).toEqual({
    statuses: ['New (2)', 'Reviewing (0)', 'Interviewed (0)', 'Accepted (0)', 'Rejected (1)', 'Other (1)'],
    positions: ['Welder (2)', 'N/A (1)', 'Rigger (1)'],
  })
})

test('each filter of applications counts what the other one leaves, and keeps its own choice', () => {
  expect(labels({ position: 'Welder' }).statuses).toEqual([
    'New (1)',
    'Reviewing (0)',
    'Interviewed (0)',
    'Accepted (0)',
    'Rejected (1)',
  ])
  expect(labels({ status: 'other' }).positions).toEqual(['Rigger (1)'])
  expect(labels({ position: 'Fitter' }).positions).toContain('Fitter (0)')
})
