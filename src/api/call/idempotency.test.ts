import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { isListed, mayCarryDate, mayCarryKey, takesKeys } from './idempotency.ts'

const answer = (features?: string) =>
  new Response(null, features === undefined ? {} : { headers: { 'server-features': features } })

beforeEach(() => vi.stubGlobal('location', { origin: 'https://kelvara.example' }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  learnFeatures(answer())
})

test('keys are relied on while the newest answer names them, on the page’s own origin, too', () => {
  expect([mayCarryKey(), takesKeys()]).toEqual([true, false])
  learnFeatures(answer('logout, Idempotency'))
  expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
  learnFeatures(answer('logout'))
  expect(takesKeys()).toBe(false)
  learnFeatures(answer('idempotency'))
  learnFeatures(answer())
  expect(takesKeys()).toBe(false)
})

test('keys go to another origin only if that names them or is listed, as its preflight would fail', () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  expect([mayCarryKey(), takesKeys()]).toEqual([false, false])
  learnFeatures(answer('idempotency'))
  expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
  learnFeatures(answer())
  vi.stubEnv('VITE_IDEMPOTENT_ORIGINS', 'https://other.example, https://api.example/')
  expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
})

test('the date of a submission goes to another origin only if that names it', () => {
  expect(mayCarryDate()).toBe(true)
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  learnFeatures(answer('idempotency'))
  expect(mayCarryDate()).toBe(false)
  learnFeatures(answer('idempotency, written-at'))
  expect(mayCarryDate()).toBe(true)
})

test('keys are relied on where the page’s own origin is listed', () => {
  vi.stubEnv('VITE_IDEMPOTENT_ORIGINS', 'https://kelvara.example')
  expect(takesKeys()).toBe(true)
  expect(isListed('https://api.example', 'api.example')).toBe(false)
  expect(isListed(undefined, '')).toBe(false)
})
