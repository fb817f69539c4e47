import { expect, test } from 'vitest'
import { day } from '#backend/base/durations.ts'
import { seed as applications } from '#mocks/seeds/applications.ts'
import { seed as contactSubmissions } from '#mocks/seeds/contact-submissions.ts'
import { seed as quoteRequests } from '#mocks/seeds/quote-requests.ts'
import { demoFollowUps } from './demo-follow-ups.ts'

test.each([
  ['quote-requests', quoteRequests],
  ['contact-submissions', contactSubmissions],
  ['applications', applications],
] as const)('the demo leaves only recent %s without a follow-up', (collection, seed) => {
  const now = new Date('2026-11-26T12:00:00Z')
  const followUps = new Map(
    demoFollowUps(now).flatMap((row) => (row.collection === collection ? [[row.recordId, row]] : [])),
  )
  const rows = seed(now)
  const waiting = rows.filter(({ _id }) => !followUps.has(_id))
  expect(waiting.length).toBeGreaterThan(2)
  expect(waiting.length).toBeLessThan(12)
  for (const { createdAt } of waiting)
    expect(now.getTime() - Date.parse(String(createdAt))).toBeLessThanOrEqual(9 * day)
  for (const { _id, createdAt } of rows) {
    const mark = followUps.get(_id)
    if (mark) expect(String(mark.createdAt) > String(createdAt)).toBe(true)
  }
})
