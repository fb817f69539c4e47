import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/memory-storage.ts'

let features: typeof import('./features.ts') & typeof import('./has-feature.ts')

const responseWith = (names: string | undefined, status = 200) =>
  new Response(null, { status, ...(names !== undefined && { headers: { 'server-features': names } }) })

async function loadPage() {
  vi.resetModules()
  features = { ...(await import('./features.ts')), ...(await import('./has-feature.ts')) }
}

beforeEach(async () => {
  stubStorage()
  await loadPage()
})
afterEach(() => vi.unstubAllGlobals())

test('the client reads feature names from the header in any case and spacing', () => {
  expect(features.hasFeature('push')).toBe(false)
  features.learnFeatures(responseWith('Push ,logout'))
  expect(features.hasFeature('push')).toBe(true)
  expect(features.hasFeature('events')).toBe(false)
})

test('the next page knows stored features before its first response but does not rely on fresh ones', async () => {
  features.learnFeatures(responseWith('idempotency, events'))
  await loadPage()
  expect(features.hasFeature('events')).toBe(true)
  expect(features.isNamedNow('idempotency')).toBe(false)
})

test('a response without feature names removes the features, also for the next page', async () => {
  features.learnFeatures(responseWith('events'))
  features.learnFeatures(responseWith(undefined))
  expect(features.hasFeature('events')).toBe(false)
  await loadPage()
  expect(features.hasFeature('events')).toBe(false)
})

test('a gateway error without feature names keeps the features but ends the idempotency promise', () => {
  features.learnFeatures(responseWith('events, idempotency'))
  features.learnFeatures(responseWith(undefined, 502))
  expect(features.hasFeature('events')).toBe(true)
  expect(features.isNamedNow('idempotency')).toBe(false)
})

test('a browser without storage knows the features only until the page is reloaded', async () => {
  vi.stubGlobal('localStorage', undefined)
  features.learnFeatures(responseWith('events'))
  expect(features.hasFeature('events')).toBe(true)
  await loadPage()
  expect(features.hasFeature('events')).toBe(false)
})
