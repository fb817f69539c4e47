import { expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { item, now, sendingItem } from './item.fixture.ts'
import { commonPart } from './item.ts'
import { afterFailure, afterLostSender, afterSilence, inDoubt, withoutRoom } from './outcome.ts'

const unanswered = new ApiError('unanswered', 0, 'Failed')
const refused = (status: number, retryAfter?: string) =>
  new ApiError('refused', status, 'Failed', undefined, { serverMessage: 'Because', retryAfter })
const tooLarge = 'What you sent is larger than the server takes.'
const keyed = { isKeyed: true, isStopped: false, mayHaveLeft: true, now }

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
  ['an error response', refused(422), { state: 'refused', reason: 'Failed', said: 'Because' }],
  ['409 without a time', refused(409), { state: 'refused' }],
  ['401', refused(401), { state: 'refused' }],
  ['408', refused(408), { state: 'waiting' }],
  ['429', refused(429, '9'), { state: 'waiting', notBefore: now + 9_000, isAsked: true }],
  ['507 with a pause', refused(507, '9'), { state: 'waiting', notBefore: now + 9_000, faults: 1 }],
  ['503 with a pause', refused(503, '9'), { state: 'waiting', notBefore: now + 9_000, faults: 1 }],
  ['503 with an unreadable pause', refused(503, 'soon'), { state: 'waiting', faults: 1 }],
])(
  'an item is known not to be stored after %s, with or without idempotency keys',
  (_what, error, expected) => {
    for (const attempt of [keyed, unkeyed]) {
      const after = afterFailure(sendingItem(item('a', { attempts: 1 })), error, attempt)
      expect(after).toMatchObject(expected)
      expect(after).not.toHaveProperty('mayHaveArrived')
    }
  },
)

test.each([
  ['no response', unanswered],
  ['500', refused(500)],
  ['502', refused(502)],
  ['503 without a time', refused(503)],
  ['409 with a time: an earlier request still runs', refused(409, '2')],
  ['504', refused(504)],
  ['a page with 502', pageWith(502)],
  ['a page with 200', pageWith(200)],
  ['an unreadable response', new ApiError('unreadable', 200, 'Failed')],
])(
  'an item may have arrived after %s, and is resent automatically only with idempotency keys',
  (_what, error) => {
    const goingOut = sendingItem(item('a', { attempts: 1 }))
    expect(afterFailure(goingOut, error, keyed)).toMatchObject({
      state: 'waiting',
      mayHaveArrived: true,
      notBefore: expect.toSatisfy((moment: number) => moment > now),
    })
    expect(afterFailure(goingOut, error, unkeyed)).toMatchObject({ state: 'unsure', mayHaveArrived: true })
  },
)

test('a stopped item may have arrived only if it was sent completely', () => {
  const stopped = afterFailure(sendingItem(item('a')), unanswered, { ...keyed, isStopped: true })
  expect(stopped).toMatchObject({ state: 'stopped', mayHaveArrived: true })
  const early = afterFailure(sendingItem(item('a')), unanswered, {
    ...keyed,
    isStopped: true,
    mayHaveLeft: false,
  })
  expect(early).toMatchObject({ state: 'stopped' })
  expect(early).not.toHaveProperty('mayHaveArrived')
})

test('an HTML page counts as a fault and a missing response as a silence, until the visitor is asked', () => {
  expect(afterSilence(item('a'), pageWith(403))).toMatchObject({ faults: 1 })
  expect(afterSilence(afterSilence(item('a'), unanswered), unanswered)).toMatchObject({
    faults: 0,
    silences: 2,
  })
  const unsure = inDoubt(item('a'))
  expect(afterSilence(unsure, unanswered)).toBe(unsure)
})

test('an item without room for its state waits, and the mark of that ends with the next attempt', () => {
  const waits = withoutRoom(sendingItem(item('a', { attempts: 1 })), now)
  expect(waits).toMatchObject({ state: 'waiting', lacksRoom: true })
  expect(waits.notBefore).toBeGreaterThan(now)
  expect(afterFailure(waits, unanswered, keyed)).not.toHaveProperty('lacksRoom')
})

test('an item of a killed tab is resent only with an idempotency key', () => {
  expect(afterLostSender(sendingItem(item('a'))).state).toBe('waiting')
  expect(afterLostSender(sendingItem(item('a'), false)).state).toBe('unsure')
})

test('a state drops the fields of the previous state', () => {
  const waits = item('a', { isAsked: true, lacksRoom: true, isConfirmed: true, reason: 'No' })
  const stopped = { ...commonPart(waits), state: 'stopped' }
  expect(Object.keys(stopped)).not.toEqual(expect.arrayContaining(['notBefore']))
  expect(stopped).toMatchObject({ reason: 'No' })
  for (const field of ['isAsked', 'lacksRoom', 'isConfirmed']) expect(stopped).not.toHaveProperty(field)
})
