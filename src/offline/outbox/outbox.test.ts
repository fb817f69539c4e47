import { expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { isKeyed } from '#src/api/idempotency.ts'
import { day, isForgotten, isOverdue, newItem, type OutboxItem, receipt, sameContent } from './item.ts'
import { isInFront, nextMoment, nextToSend, withTurns } from './order.ts'
import { afterFailure, afterLostSender, afterSilence, withoutRoom } from './outcome.ts'
import { askedPause, hasCome, pauseAfter } from './pauses.ts'

const now = Date.parse('2026-03-05T10:00:00Z')

function item(id: string, change: Partial<OutboxItem> = {}): OutboxItem {
  const written = { kind: 'message', form: 'message', title: 'Message', values: { message: id } } as const
  return { ...newItem(written, [], now), id, ...change }
}

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
  for (const state of ['refused', 'unsure', 'stopped', 'sent', 'sending'] as const)
    expect(nextToSend([{ ...waits, state }, item('b', { order: 2 })], round)?.id).toBe('b')
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
  const behind = (all: OutboxItem[]) =>
    withTurns(all, now).flatMap(({ id, isBehind }) => (isBehind ? [id] : []))
  expect(nextMoment(items, now)).toBe(now + 10_000)
  expect(behind(items)).toEqual(['b'])
  const passable = items.with(0, { ...first, faults: 3 })
  expect(nextMoment(passable, now)).toBe(0)
  expect(behind(passable)).toEqual([])
  expect(behind(items.with(0, { ...first, state: 'sending' }))).toEqual(['b'])
  expect(behind([item('s', { kind: 'quote', state: 'sending' }), item('b')])).toEqual(['b'])
  expect(nextMoment(items.with(0, { ...first, state: 'refused' }), now)).toBe(0)
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
  expect(arrived).not.toHaveProperty('values')
  expect(isForgotten(arrived, now + 29 * day)).toBe(false)
  expect(isForgotten(arrived, now + 31 * day)).toBe(true)
})

const unanswered = new ApiError('unanswered', 0, 'Failed')
const refused = (status: number, retryAfter?: string) =>
  new ApiError('refused', status, 'Failed', undefined, { said: 'Because', retryAfter })
const tooLarge = 'What you sent is larger than the server takes.'
const keyed = { isKeyed: true, isStopped: false, isOut: true, now }

test.each([
  ['no answer, asked again with its key', unanswered, keyed, { state: 'waiting', mayHaveArrived: true }],
  ['no answer of who knows no key', unanswered, { ...keyed, isKeyed: false }, { state: 'unsure' }],
  [
    'a page of a portal',
    new ApiError('unanswered', 200, 'F'),
    { ...keyed, isKeyed: false },
    { state: 'waiting' },
  ],
  [
    'a page of a proxy: too large',
    new ApiError('unanswered', 413, 'F'),
    keyed,
    { state: 'refused', reason: tooLarge },
  ],
  ['a page of a proxy: too long', new ApiError('unanswered', 414, 'F'), keyed, { state: 'refused' }],
  ['a page of a proxy: no such type', new ApiError('unanswered', 415, 'F'), keyed, { state: 'refused' }],
  ['any other page of a proxy', new ApiError('unanswered', 403, 'F'), keyed, { state: 'waiting', faults: 0 }],
  ['a refusal', refused(422), keyed, { state: 'refused', reason: 'Failed', said: 'Because' }],
  ['401', refused(401), keyed, { state: 'refused' }],
  ['429', refused(429, '9'), keyed, { state: 'waiting', notBefore: now + 9_000, isAsked: true }],
  ['500', refused(500), keyed, { state: 'waiting', faults: 1 }],
  ['503 with a pause', refused(503, '9'), keyed, { state: 'waiting', notBefore: now + 9_000, faults: 1 }],
  ['a stop', unanswered, { ...keyed, isStopped: true }, { state: 'stopped', mayHaveArrived: true }],
] as const)('after %s', (_what, error, attempt, expected) => {
  expect(afterFailure(item('a', { state: 'sending', attempts: 1 }), error, attempt)).toMatchObject(expected)
})

test('a page in place of the API counts as a fault of it, a silence as less, and neither once the visitor is asked', () => {
  const page = new ApiError('unanswered', 403, 'Failed')
  expect(afterSilence(item('a'), page)).toMatchObject({ faults: 1 })
  expect(afterSilence(afterSilence(item('a'), unanswered), unanswered)).toMatchObject({
    faults: 0,
    silences: 2,
  })
  const unsure = item('a', { state: 'unsure' })
  expect(afterSilence(unsure, unanswered)).toBe(unsure)
})

test('without room for a note it waits, says why, and no longer once it goes out', () => {
  const waits = withoutRoom(item('a', { state: 'sending', attempts: 1 }), now)
  expect(waits).toMatchObject({ state: 'waiting', lacksRoom: true })
  expect(waits.notBefore).toBeGreaterThan(now)
  expect(afterFailure(waits, unanswered, keyed)).not.toHaveProperty('lacksRoom')
})

test('what a killed tab was sending is asked again only where that is safe', () => {
  expect(afterLostSender(item('a', { state: 'sending' }), true).state).toBe('waiting')
  expect(afterLostSender(item('a', { state: 'sending' }), false).state).toBe('unsure')
})

test('entries are the same whatever type they have, files by name, size, type and date', () => {
  const file = (name: string) => new File(['a'], name, { lastModified: now })
  expect(sameContent({ budget: '5', note: ' a ' }, { budget: 5, note: 'a', status: undefined })).toBe(true)
  expect(sameContent({ budget: '5' }, { budget: 6 })).toBe(false)
  expect(sameContent({ resume: file('a.pdf') }, { resume: file('a.pdf') })).toBe(true)
  expect(sameContent({ resume: file('a.pdf') }, { resume: file('b.pdf') })).toBe(false)
  expect(sameContent({}, undefined)).toBe(false)
})

test('the key goes to the page’s own origin and to those that are listed', () => {
  const page = 'https://kelvara.example'
  expect(isKeyed(undefined, undefined, page)).toBe(true)
  expect(isKeyed('', '', page)).toBe(true)
  expect(isKeyed('https://kelvara.example', '', page)).toBe(true)
  expect(isKeyed('https://api.example', '', page)).toBe(false)
  expect(isKeyed('https://api.example', 'https://other.example, https://api.example/', page)).toBe(true)
  expect(isKeyed('https://api.example', 'api.example', page)).toBe(false)
})
