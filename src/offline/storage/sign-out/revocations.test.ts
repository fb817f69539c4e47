import 'fake-indexeddb/auto'
import { clear, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { reportOutcome } from '#src/api/outcome.ts'
import { beginSession, currentSession, endSession } from '#src/api/session.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { followSignOuts } from './revocations.ts'

const admin = { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' } as const
/** Requests to the server: method, path, token, and whether they outlive the page. */
let calls: unknown[]
/** Clock in milliseconds, which continues from one test to the next. */
let now = Date.now()
let answer: () => Response | Promise<Response>

const done = () => Response.json({ message: 'Signed out' })
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'))
const rows = () => entries<string, object>(deviceStore('revocations'))

beforeEach(async () => {
  // Let pauses of earlier tests pass.
  now += 120_000
  vi.setSystemTime(now)
  stubStorage()
  vi.stubGlobal('fetch', (address: string, { method, headers, keepalive }: RequestInit) => {
    calls.push([method, address, new Headers(headers).get('authorization'), keepalive])
    return answer()
  })
  calls = []
  answer = done
  nameFeatures('logout')
  await clear(deviceStore('revocations'))
  beginSession({ token: 'opaque', admin }, true)
  followSignOuts()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const revoking = ['POST', '/api/v1/auth/logout', 'Bearer opaque', true]

test('Logout ends the session on the server in a request that outlives the page', async () => {
  await endSession('signed-out')
  expect(calls).toEqual([revoking])
  expect(await rows()).toEqual([])
})

test('Logout does not wait for a hanging server', async () => {
  answer = () => new Promise(() => {})
  await endSession('signed-out')
  expect(currentSession()).toBeUndefined()
})

test.each([
  ['a session that the server has refused', 'logout', 'expired'],
  ['a backend that names no logout', 'idempotency', 'signed-out'],
] as const)('the client sends no revocation for %s', async (_case, features, reason) => {
  nameFeatures(features)
  await endSession(reason)
  expect(calls).toEqual([])
})

test('a revocation without a network is stored encrypted and sent after the next response', async () => {
  answer = cutOff
  await endSession('signed-out')
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
  const [[name, row]] = (await rows()) as [[string, { token: { bytes: ArrayBuffer }; key: CryptoKey }]]
  expect(name).not.toContain('opaque')
  expect(new TextDecoder().decode(row.token.bytes)).not.toContain('opaque')
  expect(row.key.extractable).toBe(false)
  answer = done
  calls = []
  reportOutcome('answered')
  await vi.waitFor(async () => expect(await rows()).toEqual([]))
  expect(calls).toEqual([revoking])
})

test.each([
  ['a fault', () => Response.json({ message: 'Down' }, { status: 503 }), 1],
  ['a page of a hotel', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 1],
  ['a session that is over', () => Response.json({ message: 'Expired' }, { status: 401 }), 0],
  ['a backend without the call', () => Response.json({ message: 'None' }, { status: 404 }), 0],
])(
  'a stored revocation is retried only while it can still succeed, here after %s',
  async (_case, answers, left) => {
    answer = cutOff
    await endSession('signed-out')
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
    answer = answers
    calls = []
    reportOutcome('answered')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    await vi.waitFor(async () => expect(await rows()).toHaveLength(left))
  },
)

test('a revocation that failed with a fault is retried after a minute, not after each response', async () => {
  answer = () => Response.json({ message: 'Down' }, { status: 503 })
  await endSession('signed-out')
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1))
  calls = []
  for (let time = 0; time < 5; time += 1) reportOutcome('answered')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(calls).toEqual([])
  vi.setSystemTime(Date.now() + 61_000)
  answer = done
  reportOutcome('answered')
  await vi.waitFor(async () => expect(await rows()).toEqual([]))
  expect(calls).toEqual([revoking])
})
