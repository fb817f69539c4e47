import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasEnded, renewIn } from './renew-in.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const until = (seconds: number) => `/uploads/private-cv.pdf?expires=${now / 1000 + seconds}&signature=abc`

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

test('a record is renewed a minute before the first of its addresses ends', () => {
  expect(renewIn({ _id: 'a', budget: 5, resumeUrl: until(400), fileUrl: until(600) })).toBe(340_000)
})

test('one that has ended is renewed soon, and not without a pause', () => {
  expect(renewIn({ resumeUrl: until(-4000) })).toBe(30_000)
})

test('a record whose addresses stay is not', () => {
  expect(renewIn({ resumeUrl: '/uploads/resume-01.pdf', message: 'expires=soon' })).toBe(false)
  expect(renewIn(undefined)).toBe(false)
})

test('an address says that it has ended; one without an end never does', () => {
  expect([until(-1), until(1), '/uploads/resume-01.pdf'].map(hasEnded)).toEqual([true, false, false])
})
