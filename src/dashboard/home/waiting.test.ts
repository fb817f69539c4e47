import { expect, test } from 'vitest'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import { isWaiting } from '#src/dashboard/follow-ups/follow-ups.ts'
import { longestFirst, waitingEnquiries } from './waiting.ts'

const old = { _id: 'a', createdAt: '2026-01-05T09:00:00Z' }
const now = Date.parse('2026-02-06T12:00:00Z')
const young = { _id: 'b', createdAt: '2026-02-05T09:00:00Z' }

test('the waiting list counts records without a follow-up and reports the oldest', () => {
  expect(waitingEnquiries('quote-requests', [young, old], new Set(), now)).toEqual({
    count: 2,
    late: 1,
    oldest: Date.parse(old.createdAt),
    first: [old, young],
  })
  expect(waitingEnquiries('quote-requests', [young, old], new Set(['a']), now)).toEqual({
    count: 1,
    late: 0,
    oldest: Date.parse(young.createdAt),
    first: [young],
  })
})

test('the waiting list is empty when every record has a follow-up or no record exists', () => {
  const none = { count: 0, late: 0, oldest: undefined, first: [] }
  expect(waitingEnquiries('quote-requests', [old], new Set(['a']), now)).toEqual(none)
  expect(waitingEnquiries('quote-requests', [], new Set(), now)).toEqual(none)
})

test('a record with an unreadable or future date counts but is not the oldest', () => {
  const malformedRows = [
    { _id: 'c', createdAt: 'soon' },
    { _id: 'd' },
    { _id: 'e', createdAt: '2999-01-01T00:00:00Z' },
  ]
  expect(waitingEnquiries('quote-requests', malformedRows, new Set(), now).oldest).toBeUndefined()
  expect(waitingEnquiries('quote-requests', [...malformedRows, old], new Set(), now)).toEqual({
    count: 4,
    late: 1,
    oldest: Date.parse(old.createdAt),
    first: [old],
  })
})

test('a record without an id counts as waiting but is not listed', () => {
  const nameless = { _id: '', createdAt: '2025-01-05T09:00:00Z' }
  expect(waitingEnquiries('quote-requests', [nameless, old], new Set(), now)).toEqual({
    count: 2,
    late: 2,
    oldest: Date.parse(old.createdAt),
    first: [old],
  })
})

test('an application waits until it is marked, accepted or rejected', () => {
  const words = ['new', '', 'Reviewing', 'interview', 'of another program', 'Accepted', 'hired', ' Rejected ']
  const rows = words.map((status) => ({ _id: status, status }))
  const waits = (followedUpIds: string[]) =>
    longestFirst('applications', rows.slice(2), new Set(followedUpIds))
  expect(waits([])).toEqual(['Reviewing', 'interview', 'of another program'])
  expect(waits(['Reviewing'])).toEqual(['interview', 'of another program'])
  expect(waitingEnquiries('applications', rows, new Set(), now).count).toBe(5)
  expect(waitingEnquiries('applications', [{ _id: 'without a status' }], new Set(), now).count).toBe(1)
})

test('every synonym of the statuses Accepted and Rejected is a decision, and no other status is', () => {
  const waitingLabels = applicationStatuses.flatMap(({ value, label, synonyms }) =>
    [value, ...synonyms].some((status) => isWaiting('applications', { _id: 'a', status }, new Set()))
      ? [label]
      : [],
  )
  const decided = applicationStatuses.flatMap(({ value, label, synonyms }) =>
    [value, ...synonyms].every((status) => !isWaiting('applications', { _id: 'a', status }, new Set()))
      ? [label]
      : [],
  )
  expect(waitingLabels).toEqual(['New', 'Reviewing', 'Interviewed'])
  expect(decided).toEqual(['Accepted', 'Rejected'])
})

test('the waiting list names the three records that wait longest, in order', () => {
  const days = [5, 3, 9, 1, 7]
  const rows = days.map((day) => ({ _id: `${day}`, createdAt: `2026-01-0${day}T09:00:00Z` }))
  expect(waitingEnquiries('quote-requests', rows, new Set(['1']), now).first.map(({ _id }) => _id)).toEqual([
    '3',
    '5',
    '7',
  ])
})

test('an inbox starts with the longest wait and ends with records without a date', () => {
  const malformedRow = { _id: 'c', createdAt: 'soon' }
  const nameless = { _id: '', createdAt: '2025-01-05T09:00:00Z' }
  const followedUpRow = { _id: 'd', createdAt: '2025-01-05T09:00:00Z' }
  const ids = longestFirst(
    'quote-requests',
    [malformedRow, young, nameless, followedUpRow, old],
    new Set(['d']),
  )
  expect(ids).toEqual(['a', 'b', 'c'])
})
