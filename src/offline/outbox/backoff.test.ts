import { expect, test } from 'vitest'
import { day } from '#src/ui/text/durations.ts'
import { backoff, hasCome, retryAfter } from './backoff.ts'
import { now } from './item.fixture.ts'

test('the backoff grows to five minutes and has jitter', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => backoff(attempts, 0.5) / 1000)
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  expect(backoff(1, 0)).toBe(4_000)
  expect(backoff(1, 1)).toBe(6_000)
  expect(backoff(0, 0.5)).toBe(5_000)
})

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['86400', 15 * 60_000],
  ['Thu, 05 Mar 2026 10:00:30 GMT', 30_000],
  ['Thu, 05 Mar 2026 23:00:00 GMT', 15 * 60_000],
  ['Thu, 05 Mar 2026 09:00:00 GMT', undefined],
  ['Thu, 05 Mar 2071 10:00:00 GMT', undefined],
  ['-5', undefined],
  ['999999999', undefined],
  ['5 apples', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('a Retry-After of %s is a pause of %s ms', (header, pause) => {
  expect(retryAfter(header, now)).toBe(pause)
})

test('a retry time far in the future, written under another clock, counts as due', () => {
  expect(hasCome(now + 60_000, now)).toBe(false)
  expect(hasCome(now, now)).toBe(true)
  expect(hasCome(now + 3 * day, now)).toBe(true)
})
