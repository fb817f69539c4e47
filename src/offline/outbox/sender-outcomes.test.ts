import { expect, test, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { commonPart, isUnsent, wanted } from './item.ts'
import { page, senderFixture, states, submitted } from './sender.fixture.ts'
import { changeItem, emptyStores, readItems } from './store.ts'

const net = senderFixture()
const { refused, stored } = net

/** Runs three rounds in which each item is due. */
async function sendAgainAndAgain() {
  for (let times = 0; times < 3; times += 1) await net.sendDue(true)
}

const unknownOutcomes = [
  ['a lost answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['500', () => refused(500)],
  ['502 of a gateway', () => page(502)],
  ['504', () => refused(504)],
  ['a page with 200', () => page(200)],
] as const

test.each(unknownOutcomes)(
  'after %s a backend that names no keys gets nothing again, on our own origin, too: the visitor decides',
  async (_what, reply) => {
    net.namesKeys = false
    const { id } = await submitted('A')
    net.answer = reply
    await sendAgainAndAgain()
    expect(net.asked).toEqual([id])
    expect(await readItems()).toMatchObject([{ state: 'unsure', mayHaveArrived: true }])
    net.answer = stored
    await changeItem(id, (item) => (isUnsent(item) ? wanted(item) : undefined))
    await net.sendDue(true)
    expect(net.asked).toEqual([id, id])
    expect(await states()).toEqual(['sent'])
  },
)

test.each(unknownOutcomes)(
  'after %s a backend that names keys gets it again by itself, with its key',
  async (_what, reply) => {
    const { id } = await submitted('A')
    net.answer = reply
    await net.sendDue(true)
    expect(await readItems()).toMatchObject([{ state: 'waiting', mayHaveArrived: true }])
    net.answer = stored
    await net.sendDue(true)
    expect(net.asked).toEqual([id, id])
    expect(await states()).toEqual(['sent'])
  },
)

test.each([
  ['429', () => refused(429)],
  ['503 that says when', () => refused(503, { 'retry-after': '0' })],
  ['a page with 503 that says when', () => new Response('<html>', { status: 503, headers: pause })],
])('%s was not stored: any backend gets it again', async (_what, reply) => {
  net.namesKeys = false
  await submitted('A')
  net.answer = reply
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting'])
  net.answer = stored
  await net.sendDue(true)
  expect(net.asked).toHaveLength(2)
  expect(await states()).toEqual(['sent'])
})

const pause = { 'content-type': 'text/html', 'retry-after': '0' }

test('what a gateway in front of it answers takes nothing back from a backend that names keys', async () => {
  await submitted('A')
  net.answer = () => Response.json({ message: 'Endpoint request timed out' }, { status: 504 })
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting'])
})

test('a backend that names no keys any more is not sent again what may have arrived at the one before it', async () => {
  await submitted('A')
  net.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting'])
  net.namesKeys = false
  net.answer = stored
  await sendAgainAndAgain()
  expect(net.asked).toHaveLength(1)
  expect(await states()).toEqual(['unsure'])
})

test('what a killed tab was sending is not sent again by itself where no key was named', async () => {
  for (const [isKeyed, after] of [
    [true, 'sent'],
    [false, 'unsure'],
  ] as const) {
    await emptyStores()
    const { id } = await submitted('A')
    await changeItem(id, (item) =>
      isUnsent(item)
        ? { ...commonPart(item), state: 'sending', attempt: 'of a dead tab', isKeyed }
        : undefined,
    )
    await net.sendDue(true)
    expect(await states()).toEqual([after])
  }
})

test('a 2xx without JSON counts as received', async () => {
  net.namesKeys = false
  await submitted('A')
  net.answer = () => new Response('OK', { headers: { 'content-type': 'text/plain' } })
  await net.sendDue(true)
  expect(await states()).toEqual(['sent'])
})

test('while nothing answers nothing goes out to a backend whose keys are not known', async () => {
  net.namesKeys = false
  await submitted('A')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  learnFeatures(new Response())
  await net.sendDue(true)
  expect(net.asked).toEqual([])
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(item).not.toHaveProperty('mayHaveArrived')
})
