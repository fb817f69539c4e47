import { expect, test } from 'vitest'
import { withArrivals } from './arrivals.ts'

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T09:00:00.000Z`
const rows = Array.from({ length: 9 }, (_, index) => ({ _id: `q${index + 1}`, createdAt: day(index + 1) }))
const inbox = {
  type: 'quote',
  words: 'Quote request from',
  rows,
  wordsOf: ({ _id }: { _id: string }) => ({ title: _id === 'q9' ? '' : _id, terms: [] }),
}
const knownActivity = { id: 'q8', type: 'quote', description: 'Quote request from q8', date: day(8) }

test('the newest records replace the page views among the latest activities', () => {
  const rows = withArrivals([knownActivity], 19, [inbox])
  expect(rows.map(({ id }) => id)).toEqual(['q9', 'q8', 'q7', 'q6', 'q5', 'q4'])
  expect(rows[0]).toEqual({
    id: 'q9',
    type: 'quote',
    description: 'Quote request from unknown',
    date: day(9),
  })
})

test('a summary without page views, or with enough rows, stays unchanged', () => {
  const enough = Array.from({ length: 6 }, (_, index) => ({ ...knownActivity, id: `x${index}` }))
  expect(withArrivals([knownActivity], 0, [inbox])).toEqual([knownActivity])
  expect(withArrivals(enough, 3, [inbox])).toBe(enough)
})

test('the latest activities gain no rows without lists or from records with unreadable dates', () => {
  const malformedInbox = { ...inbox, rows: [{ _id: 'a', createdAt: 'soon' }, { _id: 'b' }] }
  expect(withArrivals([knownActivity], 3, [])).toEqual([knownActivity])
  expect(withArrivals([knownActivity], 3, [malformedInbox])).toEqual([knownActivity])
})
