import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasEnded, refetchBeforeExpiry } from './refetch-before-expiry.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const until = (seconds: number) => `/uploads/private-cv.pdf?expires=${now / 1000 + seconds}&signature=abc`

beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

test('a record is reloaded a minute before its first signed address expires', () => {
  expect(refetchBeforeExpiry({ _id: 'a', budget: 5, resumeUrl: until(400), fileUrl: until(600) })).toBe(
    340_000,
  )
})

test('a record with an expired address is reloaded after a short pause', () => {
  expect(refetchBeforeExpiry({ resumeUrl: until(-4000) })).toBe(30_000)
})

test('a record without expiring addresses is not reloaded', () => {
  expect(refetchBeforeExpiry({ resumeUrl: '/uploads/resume-01.pdf', message: 'expires=soon' })).toBe(false)
  expect(refetchBeforeExpiry(undefined)).toBe(false)
})

test('a signed address expires, and an address without a date never does', () => {
  expect([until(-1), until(1), '/uploads/resume-01.pdf'].map(hasEnded)).toEqual([true, false, false])
})
