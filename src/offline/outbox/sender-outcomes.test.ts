import { expect, test, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { emptyOutbox } from './empty-outbox.fixture.ts'
import { commonPart, isUnsent, toQueued } from './item.ts'
import { page, senderFixture, states, submitItem } from './sender.fixture.ts'
import { changeItem, readItems } from './store.ts'

const net = senderFixture()
const { refused, stored } = net

/** Runs three rounds in which each item is due. */
async function sendAgainAndAgain() {
  for (let times = 0; times < 3; times += 1) await net.sendDue(true)
}

const unknownOutcomes = [
  ['a lost response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => refused(500)],
  ['502 of a gateway', () => page(502)],
  ['503 without a time', () => refused(503)],
  ['409 with a time', () => refused(409, { 'retry-after': '0' })],
  ['504', () => refused(504)],
  ['a page with 200', () => page(200)],
] as const

test.each(unknownOutcomes)(
  'an item is not resent after %s without idempotency keys until the visitor decides',
  async (_what, reply) => {
    net.namesKeys = false
    const { id } = await submitItem('A')
    net.answer = reply
    await sendAgainAndAgain()
    expect(net.asked).toEqual([id])
    expect(await readItems()).toMatchObject([{ state: 'unsure', mayHaveArrived: true }])
    net.answer = stored
    await changeItem(id, (item) => (isUnsent(item) ? toQueued(item) : undefined))
    await net.sendDue(true)
    expect(net.asked).toEqual([id, id])
    expect(await states()).toEqual(['sent'])
  },
)

test.each(unknownOutcomes)('an item is resent automatically with its key after %s', async (_what, reply) => {
  const { id } = await submitItem('A')
  net.answer = reply
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'waiting', mayHaveArrived: true }])
  net.answer = stored
  await net.sendDue(true)
  expect(net.asked).toEqual([id, id])
  expect(await states()).toEqual(['sent'])
})

test.each([
  ['429', () => refused(429)],
  ['503 with a time', () => refused(503, { 'retry-after': '0' })],
  ['a page with 503 and a time', () => new Response('<html>', { status: 503, headers: pause })],
])('an item is resent to any backend after %s', async (_what, reply) => {
  net.namesKeys = false
  await submitItem('A')
  net.answer = reply
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting'])
  net.answer = stored
  await net.sendDue(true)
  expect(net.asked).toHaveLength(2)
  expect(await states()).toEqual(['sent'])
})

const pause = { 'content-type': 'text/html', 'retry-after': '0' }

test('a gateway error without feature names keeps the idempotency of the backend behind it', async () => {
  await submitItem('A')
  net.answer = () => Response.json({ message: 'Endpoint request timed out' }, { status: 504 })
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting'])
})

test('an item that may have arrived is not resent to a backend that no longer takes keys', async () => {
  await submitItem('A')
  net.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting'])
  net.namesKeys = false
  net.answer = stored
  await sendAgainAndAgain()
  expect(net.asked).toHaveLength(1)
  expect(await states()).toEqual(['unsure'])
})

test('an item of a killed tab is resent automatically only if its attempt had a key', async () => {
  for (const [isKeyed, after] of [
    [true, 'sent'],
    [false, 'unsure'],
  ] as const) {
    await emptyOutbox()
    const { id } = await submitItem('A')
    await changeItem(id, (item) =>
      isUnsent(item)
        ? { ...commonPart(item), state: 'sending', attempt: 'of a dead tab', isKeyed }
        : undefined,
    )
    await net.sendDue(true)
    expect(await states()).toEqual([after])
  }
})

test('a 2xx response without JSON counts as received', async () => {
  net.namesKeys = false
  await submitItem('A')
  net.answer = () => new Response('OK', { headers: { 'content-type': 'text/plain' } })
  await net.sendDue(true)
  expect(await states()).toEqual(['sent'])
})

test('an item is not sent while no response has confirmed the backend’s idempotency keys', async () => {
  net.namesKeys = false
  await submitItem('A')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  learnFeatures(new Response())
  await net.sendDue(true)
  expect(net.asked).toEqual([])
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(item).not.toHaveProperty('mayHaveArrived')
})
