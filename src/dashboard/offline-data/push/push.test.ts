import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, endSession } from '#src/api/session.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import {
  endSubscription,
  readPushState,
  renewSubscription,
  repeatSubscription,
  turnPushOff,
  turnPushOn,
} from './push.ts'

const ada = { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' } as const
const eno = { ...ada, _id: '2', name: 'Eno' }
/** Requests that the server received. */
let calls: [call: string, body: unknown][]
let refused: string | undefined
let permission: NotificationPermission
let answers: NotificationPermission
let subscription: ReturnType<typeof subscriptionAt> | undefined
let made: number
let failures: number
let notices: { close: () => void }[]

function subscriptionAt(endpoint: string) {
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      subscription = undefined
      return true
    },
  }
}

const pushManager = {
  getSubscription: async () => subscription ?? null,
  subscribe: async () => {
    if (failures > 0) {
      failures -= 1
      throw new DOMException('No push service', 'AbortError')
    }
    made += 1
    subscription ??= subscriptionAt(`https://push.example/${made}`)
    return subscription
  },
}

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission: async () => {
      permission = answers
      return answers
    },
  })
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: 'Linux',
    maxTouchPoints: 0,
    serviceWorker: { ready: Promise.resolve({ pushManager, getNotifications: async () => notices }) },
  })
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const path = address.replace('/api/v1', '')
    calls.push([`${method} ${path}`, body === undefined ? undefined : JSON.parse(String(body))])
    if (path === refused) return Response.json({ message: 'Not now' }, { status: 503 })
    return Response.json(path === '/push/key' ? { key: 'AQID-_8' } : { message: 'Done' })
  })
  calls = []
  refused = undefined
  permission = 'default'
  answers = 'granted'
  subscription = undefined
  made = 0
  failures = 0
  notices = []
  beginSession({ token: 'opaque', admin: ada }, true)
})
afterEach(async () => {
  await endSession('signed-out')
  vi.unstubAllGlobals()
})

const first = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }

test('the push switch asks for permission, subscribes with the server’s key and registers it', async () => {
  expect(await readPushState()).toBe('off')
  expect(await turnPushOn()).toBe('on')
  expect(calls).toEqual([
    ['GET /push/key', undefined],
    ['POST /push', first],
  ])
  expect(await readPushState()).toBe('on')
})

test.each([
  ['denied', 'blocked'],
  ['default', 'off'],
] as const)('a person who answers %s gets no push subscription', async (answer, state) => {
  answers = answer
  expect(await turnPushOn()).toBe(state)
  expect(await readPushState()).toBe(state)
  expect(calls).toEqual([])
})

test('a subscription that the server rejects is removed from the browser', async () => {
  refused = '/push'
  await expect(turnPushOn()).rejects.toThrow('Not now')
  expect(subscription).toBeUndefined()
  expect(await readPushState()).toBe('off')
})

test('an unreachable push service is reported, and a subscription with an older key is replaced', async () => {
  failures = 2
  await expect(turnPushOn()).rejects.toThrow(/could not reach its push service/)
  failures = 1
  expect(await turnPushOn()).toBe('on')
})

test('the server gets the subscription again after a new password', async () => {
  await repeatSubscription()
  expect(calls).toEqual([])
  await turnPushOn()
  calls = []
  await renewSubscription()
  expect(calls).toEqual([])
  await repeatSubscription()
  expect(calls).toEqual([
    ['GET /push/key', undefined],
    ['POST /push', first],
  ])
})

test('the subscription ends when push is turned off or at Logout, even offline, and its notices close', async () => {
  await turnPushOn()
  calls = []
  expect(await turnPushOff()).toBe('off')
  expect(calls).toEqual([['POST /push/remove', { endpoint: first.endpoint }]])
  expect(subscription).toBeUndefined()
  await turnPushOn()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const close = vi.fn()
  notices = [{ close }]
  await endSubscription('opaque')
  expect(subscription).toBeUndefined()
  expect(close).toHaveBeenCalledOnce()
  expect(await readPushState()).toBe('off')
})

test('the server is notified only when the browser has replaced the subscription', async () => {
  await turnPushOn()
  calls = []
  await renewSubscription()
  expect(calls).toEqual([])
  subscription = subscriptionAt('https://push.example/other')
  await renewSubscription()
  expect(calls.at(-1)).toEqual(['POST /push', { ...first, endpoint: 'https://push.example/other' }])
})

test('a subscription that the browser dropped is renewed while the permission holds', async () => {
  await turnPushOn()
  subscription = undefined
  await renewSubscription()
  expect(subscription).toBeDefined()
})

test('another person’s subscription ends when a new person signs in', async () => {
  await turnPushOn()
  beginSession({ token: 'other', admin: eno }, true)
  expect(await readPushState()).toBe('off')
  await renewSubscription()
  expect(subscription).toBeUndefined()
})

test.each([
  ['iPhone', 'uninstalled'],
  ['Linux', 'unsupported'],
] as const)('a browser on %s without push is %s', async (userAgent, state) => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
  expect(await readPushState()).toBe(state)
})
