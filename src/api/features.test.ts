import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/memory-storage.ts'

let features: typeof import('./features.ts')

const answer = (names: string | undefined, status = 200) =>
  new Response(null, { status, ...(names !== undefined && { headers: { 'server-features': names } }) })

async function loadPage() {
  vi.resetModules()
  features = await import('./features.ts')
}

beforeEach(async () => {
  stubStorage()
  await loadPage()
})
afterEach(() => vi.unstubAllGlobals())

test('what an answer names is there, whatever its case and spaces', () => {
  expect(features.hasFeature('push')).toBe(false)
  features.learnFeatures(answer('Push ,logout'))
  expect(features.hasFeature('push')).toBe(true)
  expect(features.hasFeature('events')).toBe(false)
})

test('the next page knows it before its first answer, and does not act on it where the promise must be fresh', async () => {
  features.learnFeatures(answer('idempotency, events'))
  await loadPage()
  expect(features.hasFeature('events')).toBe(true)
  expect(features.hasHeardFeatures()).toBe(false)
  expect(features.isNamedNow('idempotency')).toBe(false)
})

test('an answer that names none takes them back, for the next page, too', async () => {
  features.learnFeatures(answer('events'))
  features.learnFeatures(answer(undefined))
  expect(features.hasFeature('events')).toBe(false)
  await loadPage()
  expect(features.hasFeature('events')).toBe(false)
})

test('a fault without names, as a gateway has it, takes none from the screens, yet ends the promise', () => {
  features.learnFeatures(answer('events, idempotency'))
  features.learnFeatures(answer(undefined, 502))
  expect(features.hasFeature('events')).toBe(true)
  expect(features.isNamedNow('idempotency')).toBe(false)
})

test('a browser that keeps nothing knows what its page has heard', async () => {
  vi.stubGlobal('localStorage', undefined)
  features.learnFeatures(answer('events'))
  expect(features.hasFeature('events')).toBe(true)
  await loadPage()
  expect(features.hasFeature('events')).toBe(false)
})
