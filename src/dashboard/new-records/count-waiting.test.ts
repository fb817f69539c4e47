import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { followUpsList } from '#src/api/follow-ups.ts'
import { api } from '#src/api/index.ts'
import { application } from '#src/contract/applications/record.ts'
import { quoteRequest } from '#src/contract/quote-requests/record.ts'
import { store } from '#src/ui/browser/store.ts'
import { countWaiting } from './count-waiting.ts'
import { waitingAtom } from './waiting-counts.ts'

let client: QueryClient

beforeEach(() => {
  nameFeatures()
  client = new QueryClient()
  const quotes = ['a', 'b', 'c'].map((_id) => ({ ...quoteRequest.missing, _id }))
  client.setQueryData(api.quoteRequests.list().queryKey, quotes)
  const applications = ['new', 'in-review', 'hired', 'rejected'].map((status) => ({
    ...application.missing,
    _id: status,
    status,
  }))
  client.setQueryData(api.applications.list().queryKey, applications)
})

const counts = () => {
  countWaiting(client)
  return store.get(waitingAtom)
}

test('the badge of each inbox counts the records that wait for a follow-up', () => {
  expect(counts()).toEqual({ 'quote-requests': 3, applications: 2 })
})

test('an inbox badge stays empty until the backend’s marks are loaded', () => {
  nameFeatures('answers')
  expect(counts()).toEqual({})
  client.setQueryData(followUpsList().queryKey, [
    {
      _id: 'quote-requests b mark',
      collection: 'quote-requests',
      recordId: 'b',
      kind: 'mark',
      text: 'yes',
      by: 'Ada',
      author: 'a',
      at: '2026-11-20T08:00:00Z',
    },
  ])
  expect(counts()).toEqual({ 'quote-requests': 2, applications: 2 })
})
