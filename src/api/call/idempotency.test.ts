import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { isListed, mayCarryDate, mayCarryKey, takesKeys } from './idempotency.ts'

const responseWith = (features?: string) =>
  new Response(null, features === undefined ? {} : { headers: { 'server-features': features } })

beforeEach(() => vi.stubGlobal('location', { origin: 'https://kelvara.example' }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  learnFeatures(responseWith())
})

test('the client relies on idempotency keys only while the latest response names the feature', () => {
  expect([mayCarryKey(), takesKeys()]).toEqual([true, false])
  learnFeatures(responseWith('logout, Idempotency'))
  expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
  learnFeatures(responseWith('logout'))
  expect(takesKeys()).toBe(false)
  learnFeatures(responseWith('idempotency'))
  learnFeatures(responseWith())
  expect(takesKeys()).toBe(false)
})

test('the client sends keys to another origin only if that origin names the feature or is configured', () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  expect([mayCarryKey(), takesKeys()]).toEqual([false, false])
  learnFeatures(responseWith('idempotency'))
  expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
  learnFeatures(responseWith())
  vi.stubEnv('VITE_IDEMPOTENT_ORIGINS', 'https://other.example, https://api.example/')
  expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
})

test('the client sends the date of a submission to another origin only if that origin names written-at', () => {
  expect(mayCarryDate()).toBe(true)
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  learnFeatures(responseWith('idempotency'))
  expect(mayCarryDate()).toBe(false)
  learnFeatures(responseWith('idempotency, written-at'))
  expect(mayCarryDate()).toBe(true)
})

test('the client relies on keys when the page’s own origin is configured', () => {
  vi.stubEnv('VITE_IDEMPOTENT_ORIGINS', 'https://kelvara.example')
  expect(takesKeys()).toBe(true)
  expect(isListed('https://api.example', 'api.example')).toBe(false)
  expect(isListed(undefined, '')).toBe(false)
})
