import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { learnFeatures } from '#src/api/features.ts'
import { isListed, mayCarryKey, takesKeys } from '#src/api/idempotency.ts'
import {
  commonPart,
  day,
  isForgotten,
  isOverdue,
  receipt,
  type SendingItem,
  type StoredItem,
  sameContent,
  type UnsentItem,
  type WaitingItem,
} from './item.ts'
import { contentHash, newItem } from './new-item.ts'
import { isInFront, nextMoment, nextToSend, withTurns } from './order.ts'
import { afterFailure, afterLostSender, afterSilence, inDoubt, withoutRoom } from './outcome.ts'
import { askedPause, hasCome, pauseAfter } from './pauses.ts'

const now = Date.parse('2026-03-05T10:00:00Z')

function item(id: string, change: Partial<WaitingItem> = {}): WaitingItem {
  const submitted = { kind: 'message', form: 'message', title: 'Message', input: { message: id } } as const
  return { ...newItem(submitted, [], now), id, ...change }
}

function sending(waiting: WaitingItem, isKeyed = true): SendingItem {
  return { ...commonPart(waiting), state: 'sending', attempt: 'one', isKeyed }
}

const refusedItem = (waiting: WaitingItem): UnsentItem => ({
  ...commonPart(waiting),
  state: 'refused',
  reason: 'No',
})

test('pauses grow to five minutes and are never quite the same', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((attempts) => pauseAfter(attempts, 0.5) / 1000)
  expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
  expect(pauseAfter(1, 0)).toBe(4_000)
  expect(pauseAfter(1, 1)).toBe(6_000)
  expect(pauseAfter(0, 0.5)).toBe(5_000)
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
])('Retry-After %s is a pause of %s ms', (header, pause) => {
  expect(askedPause(header, now)).toBe(pause)
})

test('a moment that was written under another clock has come', () => {
  expect(hasCome(now + 60_000, now)).toBe(false)
  expect(hasCome(now, now)).toBe(true)
  expect(hasCome(now + 3 * day, now)).toBe(true)
})

test('each kind goes out in its order, the oldest of all first', () => {
  const items = [item('c', { order: 3 }), item('q', { order: 2, kind: 'quote' }), item('a', { order: 1 })]
  const sent: string[] = []
  for (;;) {
    const next = nextToSend(items, { tried: new Set(sent), isHurried: false, now })
    if (!next) break
    sent.push(next.id)
    items.splice(items.indexOf(next), 1)
  }
  expect(sent).toEqual(['a', 'q', 'c'])
})

test('what waits holds back its kind and no other; what needs the visitor holds back nothing', () => {
  const waits = item('a', { order: 1, notBefore: now + 10_000 })
  const items = [waits, item('b', { order: 2 }), item('q', { order: 3, kind: 'quote' })]
  const round = { tried: new Set<string>(), isHurried: false, now }
  expect(nextToSend(items, round)?.id).toBe('q')
  expect(nextToSend(items, { ...round, isHurried: true })?.id).toBe('a')
  const others = [inDoubt(waits), refusedItem(waits), receipt(waits), sending(waits)]
  for (const other of others) expect(nextToSend([other, item('b', { order: 2 })], round)?.id).toBe('b')
  expect(nextToSend([{ ...waits, faults: 3 }, item('b', { order: 2 })], round)?.id).toBe('b')
  expect(nextToSend([{ ...waits, silences: 8 }, item('b', { order: 2 })], round)?.id).toBe('b')
})

test('who stands behind another has no moment of its own, and is said to', () => {
  const first = item('a', { order: 1, notBefore: now + 10_000 })
  const items = [
    first,
    item('b', { order: 2 }),
    item('q', { order: 3, kind: 'quote', notBefore: now + 20_000 }),
  ]
  const behind = (all: StoredItem[]) =>
    withTurns(all, now).flatMap(({ id, isBehind }) => (isBehind ? [id] : []))
  expect(nextMoment(items, now)).toBe(now + 10_000)
  expect(behind(items)).toEqual(['b'])
  const passable = items.with(0, { ...first, faults: 3 })
  expect(nextMoment(passable, now)).toBe(0)
  expect(behind(passable)).toEqual([])
  expect(behind([sending(first), ...items.slice(1)])).toEqual(['b'])
  expect(behind([sending(item('s', { kind: 'quote' })), item('b')])).toEqual(['b'])
  expect(nextMoment([refusedItem(first), ...items.slice(1)], now)).toBe(0)
  expect(nextMoment([], now)).toBeUndefined()
  expect(isInFront(first, items, now)).toBe(true)
  expect(isInFront(item('b', { order: 2 }), items, now)).toBe(false)
})

test('what the server asked for is waited for, however much one hurries', () => {
  const asked = item('a', { notBefore: now + 10_000, isAsked: true })
  expect(nextToSend([asked], { tried: new Set(), isHurried: true, now })).toBeUndefined()
})

test('after a week the visitor is asked; a receipt stays for a month', () => {
  expect(isOverdue(item('a'), now + 7 * day)).toBe(false)
  expect(isOverdue(item('a'), now + 8 * day)).toBe(true)
  expect(nextToSend([item('a')], { tried: new Set(), isHurried: true, now: now + 8 * day })).toBeUndefined()
  const arrived = receipt(item('a', { reason: 'no', mayHaveArrived: true }), now)
  expect(arrived).not.toHaveProperty('input')
  expect(isForgotten(arrived, now + 29 * day)).toBe(false)
  expect(isForgotten(arrived, now + 31 * day)).toBe(true)
})

const unanswered = new ApiError('unanswered', 0, 'Failed')
const refused = (status: number, retryAfter?: string) =>
  new ApiError('refused', status, 'Failed', undefined, { said: 'Because', retryAfter })
const tooLarge = 'What you sent is larger than the server takes.'
const keyed = { isKeyed: true, isStopped: false, isOut: true, now }

const unkeyed = { ...keyed, isKeyed: false }
const pageWith = (status: number, retryAfter?: string) =>
  new ApiError('unanswered', status, 'Failed', undefined, { retryAfter })

test.each([
  ['a page of a proxy: too large', pageWith(413), { state: 'refused', reason: tooLarge }],
  ['a page of a proxy: too long', pageWith(414), { state: 'refused' }],
  ['a page of a proxy: no such type', pageWith(415), { state: 'refused' }],
  ['any other page of a proxy', pageWith(403), { state: 'waiting', faults: 0 }],
  ['a page of a proxy with a pause', pageWith(503, '9'), { state: 'waiting', notBefore: now + 9_000 }],
  ['the page of a network that wants a sign-in', pageWith(511), { state: 'waiting' }],
  ['a refusal', refused(422), { state: 'refused', reason: 'Failed', said: 'Because' }],
  ['401', refused(401), { state: 'refused' }],
  ['408', refused(408), { state: 'waiting' }],
  ['429', refused(429, '9'), { state: 'waiting', notBefore: now + 9_000, isAsked: true }],
  ['503 with a pause', refused(503, '9'), { state: 'waiting', notBefore: now + 9_000, faults: 1 }],
  ['503 with a pause that says nothing', refused(503, 'soon'), { state: 'waiting', faults: 1 }],
])(
  'after %s it is known that it was not stored, whether or not the backend takes keys',
  (_what, error, expected) => {
    for (const attempt of [keyed, unkeyed]) {
      const after = afterFailure(sending(item('a', { attempts: 1 })), error, attempt)
      expect(after).toMatchObject(expected)
      expect(after).not.toHaveProperty('mayHaveArrived')
    }
  },
)

test.each([
  ['no answer', unanswered],
  ['500', refused(500)],
  ['502', refused(502)],
  ['503 that does not say when', refused(503)],
  ['504', refused(504)],
  ['a page with 502', pageWith(502)],
  ['a page with 200', pageWith(200)],
  ['an answer that cannot be read', new ApiError('unreadable', 200, 'Failed')],
])('after %s it may have arrived: sent again by itself only to a backend that takes keys', (_what, error) => {
  const goingOut = sending(item('a', { attempts: 1 }))
  expect(afterFailure(goingOut, error, keyed)).toMatchObject({
    state: 'waiting',
    mayHaveArrived: true,
    notBefore: expect.toSatisfy((moment: number) => moment > now),
  })
  expect(afterFailure(goingOut, error, unkeyed)).toMatchObject({ state: 'unsure', mayHaveArrived: true })
})

test('what was stopped may have arrived once all of it had gone out', () => {
  const stopped = afterFailure(sending(item('a')), unanswered, { ...keyed, isStopped: true })
  expect(stopped).toMatchObject({ state: 'stopped', mayHaveArrived: true })
  const early = afterFailure(sending(item('a')), unanswered, { ...keyed, isStopped: true, isOut: false })
  expect(early).toMatchObject({ state: 'stopped' })
  expect(early).not.toHaveProperty('mayHaveArrived')
})

test('a page in place of the API counts as a fault of it, a silence as less, and neither once the visitor is asked', () => {
  expect(afterSilence(item('a'), pageWith(403))).toMatchObject({ faults: 1 })
  expect(afterSilence(afterSilence(item('a'), unanswered), unanswered)).toMatchObject({
    faults: 0,
    silences: 2,
  })
  const unsure = inDoubt(item('a'))
  expect(afterSilence(unsure, unanswered)).toBe(unsure)
})

test('without room for a note it waits, says why, and no longer once it goes out', () => {
  const waits = withoutRoom(sending(item('a', { attempts: 1 })), now)
  expect(waits).toMatchObject({ state: 'waiting', lacksRoom: true })
  expect(waits.notBefore).toBeGreaterThan(now)
  expect(afterFailure(waits, unanswered, keyed)).not.toHaveProperty('lacksRoom')
})

test('what a killed tab was sending is asked again only where that is safe', () => {
  expect(afterLostSender(sending(item('a'))).state).toBe('waiting')
  expect(afterLostSender(sending(item('a'), false)).state).toBe('unsure')
})

test('what a state needs does not outlive it', () => {
  const waits = item('a', { isAsked: true, lacksRoom: true, isConfirmed: true, reason: 'No' })
  const stopped = { ...commonPart(waits), state: 'stopped' }
  expect(Object.keys(stopped)).not.toEqual(expect.arrayContaining(['notBefore']))
  expect(stopped).toMatchObject({ reason: 'No' })
  for (const field of ['isAsked', 'lacksRoom', 'isConfirmed']) expect(stopped).not.toHaveProperty(field)
})

test('entries are the same whatever type they have, files by name, size, type and date', () => {
  const file = (name: string) => new File(['a'], name, { lastModified: now })
  expect(sameContent({ budget: '5', note: ' a ' }, { budget: 5, note: 'a', status: undefined })).toBe(true)
  expect(sameContent({ budget: '5' }, { budget: 6 })).toBe(false)
  expect(sameContent({ resume: file('a.pdf') }, { resume: file('a.pdf') })).toBe(true)
  expect(sameContent({ resume: file('a.pdf') }, { resume: file('b.pdf') })).toBe(false)
  expect(sameContent({}, undefined)).toBe(false)
})

test('the same input has the same number, in any order and with files; another one another', () => {
  const file = (name: string) => new File(['a'], name, { lastModified: now })
  const hash = contentHash({ note: ' a ', budget: 5, resume: file('a.pdf'), status: '' })
  expect(contentHash({ resume: file('a.pdf'), budget: '5', note: 'a' })).toBe(hash)
  expect(contentHash({ resume: file('b.pdf'), budget: '5', note: 'a' })).not.toBe(hash)
  expect(contentHash({ resume: file('a.pdf'), budget: 'a', note: '5' })).not.toBe(hash)
})

describe('keys', () => {
  const answer = (features?: string) =>
    new Response(null, features === undefined ? {} : { headers: { 'server-features': features } })

  beforeEach(() => vi.stubGlobal('location', { origin: 'https://kelvara.example' }))
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
    learnFeatures(answer())
  })

  test('are relied on while the newest answer names them, on the page’s own origin, too', () => {
    expect([mayCarryKey(), takesKeys()]).toEqual([true, false])
    learnFeatures(answer('logout, Idempotency'))
    expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
    learnFeatures(answer('logout'))
    expect(takesKeys()).toBe(false)
    learnFeatures(answer('idempotency'))
    learnFeatures(answer())
    expect(takesKeys()).toBe(false)
  })

  test('go to another origin only if that names them or is listed, as its preflight would fail', () => {
    vi.stubEnv('VITE_API_URL', 'https://api.example')
    expect([mayCarryKey(), takesKeys()]).toEqual([false, false])
    learnFeatures(answer('idempotency'))
    expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
    learnFeatures(answer())
    vi.stubEnv('VITE_IDEMPOTENT_ORIGINS', 'https://other.example, https://api.example/')
    expect([mayCarryKey(), takesKeys()]).toEqual([true, true])
  })

  test('are relied on where the page’s own origin is listed', () => {
    vi.stubEnv('VITE_IDEMPOTENT_ORIGINS', 'https://kelvara.example')
    expect(takesKeys()).toBe(true)
    expect(isListed('https://api.example', 'api.example')).toBe(false)
    expect(isListed(undefined, '')).toBe(false)
  })
})
