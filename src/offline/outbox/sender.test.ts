import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { stubStorage } from '#tests/memory-storage.ts'
import { commonPart, isUnsent, type WaitingItem, wanted } from './item.ts'
import { newItem } from './new-item.ts'
import { afterLostSender } from './outcome.ts'
import { addItem, changeItem, emptyStores, readItems, removeItem } from './store.ts'
import { tellTabs } from './tabs.ts'

const draft = 'message'
const { locks } = navigator
let sendDue: typeof import('./sender.ts').sendDue

/** What our API, or who is in its place, answers to a submission. */
let answer: (sent: {
  key: string | null
  signal: AbortSignal | null | undefined
}) => Response | Promise<Response>
let asked: (string | null)[]
/** Whether our API names `idempotency` in `Server-Features`. */
let namesKeys: boolean

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_address: string, { method, headers, signal }: RequestInit) => {
    if (method !== 'POST') return named(Response.json(null))
    const key = new Headers(headers).get('idempotency-key')
    asked.push(key)
    return answer({ key, signal })
  })
  asked = []
  answer = stored
  namesKeys = true
  learnFeatures(new Response())
  const sender = await import('./sender.ts')
  sendDue = sender.sendDue
  sender.obeyOtherTabs()
  await emptyStores()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function named(response: Response): Response {
  if (namesKeys) response.headers.set('server-features', 'push, Idempotency')
  return response
}

const stored = () => named(Response.json({ message: 'Received' }, { status: 201 }))
const refused = (status: number, headers: Record<string, string> = {}) =>
  named(Response.json({ message: 'Not now' }, { status, headers }))
const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })

async function submitted(message: string, change: Partial<WaitingItem> = {}) {
  const words = { kind: 'message', form: draft, title: 'Message', input: { message } } as const
  const added = await addItem({ ...newItem(words), ...change }, { draft })
  if (!('item' in added)) throw new Error('There is one already')
  return added.item
}

/** Later than now, by the first of the pauses at least. */
const inAMoment = () => expect.toSatisfy((moment: number) => moment > Date.now() + 3_000)

const states = async () => (await readItems()).map(({ state }) => state)

test('without room for its state it is sent all the same where the backend takes keys', async () => {
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await sendDue(true)
  expect(asked).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('without room and an answer it waits as after any failure', async () => {
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  answer = () => page(502)
  await sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'waiting', attempts: 1, notBefore: inAMoment() }])
})

test('without room a backend without keys is not asked, and the item says why', async () => {
  namesKeys = false
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await sendDue(true)
  expect(asked).toEqual([])
  expect(await readItems()).toMatchObject([{ state: 'waiting', lacksRoom: true, notBefore: inAMoment() }])
})

test('a page in place of the API holds the others back three times, not for ever; without them nothing is counted', async () => {
  const first = await submitted('A')
  answer = ({ key }) => (key === first.id ? page(403) : stored())
  await sendDue(true)
  expect(await readItems()).toMatchObject([{ faults: 0 }])
  await submitted('B')
  for (let times = 0; times < 2; times += 1) await sendDue(true)
  expect(await states()).toEqual(['waiting', 'waiting'])
  await sendDue(true)
  expect(await states()).toEqual(['waiting', 'sent'])
})

test('behind a captive portal nothing is counted', async () => {
  await submitted('A')
  await submitted('B')
  vi.stubGlobal('fetch', () => page(200))
  for (let times = 0; times < 4; times += 1) await sendDue(true)
  expect(await readItems()).toMatchObject([
    { faults: 0, attempts: 4 },
    { faults: 0, attempts: 0 },
  ])
})

test('a stop that comes while its state is being written is heard', async () => {
  const { id } = await submitted('A')
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    // The moment in which nothing has gone out yet and the row says that it is on its way.
    tellTabs({ type: 'stop', id })
    return put.apply(this, row)
  })
  answer = ({ signal }) => {
    signal?.throwIfAborted()
    return stored()
  }
  await sendDue(true)
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'stopped' })
  expect(item).not.toHaveProperty('mayHaveArrived')
})

test('a stop once it has been handed to the network may come too late, and says so', async () => {
  const { id } = await submitted('A')
  answer = ({ signal }) => {
    tellTabs({ type: 'stop', id })
    signal?.throwIfAborted()
    return stored()
  }
  await sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'stopped', mayHaveArrived: true }])
})

test('a stop before its turn keeps it here', async () => {
  const { id } = await submitted('A')
  await changeItem(id, (item) => (isUnsent(item) ? { ...commonPart(item), state: 'stopped' } : undefined))
  await sendDue(true)
  expect(asked).toEqual([])
})

test('what was deleted while it was on its way and has arrived leaves a receipt', async () => {
  const { id } = await submitted('A')
  answer = async () => {
    await removeItem(id)
    return stored()
  }
  await sendDue(true)
  const [item] = await readItems()
  expect(item).toMatchObject({ id, state: 'sent' })
  expect(item).not.toHaveProperty('values')
})

/** Rounds as they come while the page is open, each moment of an item having come. */
async function sendAgainAndAgain() {
  for (let times = 0; times < 3; times += 1) await sendDue(true)
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
    namesKeys = false
    const { id } = await submitted('A')
    answer = reply
    await sendAgainAndAgain()
    expect(asked).toEqual([id])
    expect(await readItems()).toMatchObject([{ state: 'unsure', mayHaveArrived: true }])
    answer = stored
    await changeItem(id, (item) => (isUnsent(item) ? wanted(item) : undefined))
    await sendDue(true)
    expect(asked).toEqual([id, id])
    expect(await states()).toEqual(['sent'])
  },
)

test.each(unknownOutcomes)(
  'after %s a backend that names keys gets it again by itself, with its key',
  async (_what, reply) => {
    const { id } = await submitted('A')
    answer = reply
    await sendDue(true)
    expect(await readItems()).toMatchObject([{ state: 'waiting', mayHaveArrived: true }])
    answer = stored
    await sendDue(true)
    expect(asked).toEqual([id, id])
    expect(await states()).toEqual(['sent'])
  },
)

test.each([
  ['429', () => refused(429)],
  ['503 that says when', () => refused(503, { 'retry-after': '0' })],
  ['a page with 503 that says when', () => new Response('<html>', { status: 503, headers: pause })],
])('%s was not stored: any backend gets it again', async (_what, reply) => {
  namesKeys = false
  await submitted('A')
  answer = reply
  await sendDue(true)
  expect(await states()).toEqual(['waiting'])
  answer = stored
  await sendDue(true)
  expect(asked).toHaveLength(2)
  expect(await states()).toEqual(['sent'])
})

const pause = { 'content-type': 'text/html', 'retry-after': '0' }

test('what a gateway in front of it answers takes nothing back from a backend that names keys', async () => {
  await submitted('A')
  answer = () => Response.json({ message: 'Endpoint request timed out' }, { status: 504 })
  await sendDue(true)
  expect(await states()).toEqual(['waiting'])
})

test('a backend that names no keys any more is not sent again what may have arrived at the one before it', async () => {
  await submitted('A')
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await sendDue(true)
  expect(await states()).toEqual(['waiting'])
  namesKeys = false
  answer = stored
  await sendAgainAndAgain()
  expect(asked).toHaveLength(1)
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
    await sendDue(true)
    expect(await states()).toEqual([after])
  }
})

test('a 2xx without JSON counts as received', async () => {
  namesKeys = false
  await submitted('A')
  answer = () => new Response('OK', { headers: { 'content-type': 'text/plain' } })
  await sendDue(true)
  expect(await states()).toEqual(['sent'])
})

test('while nothing answers nothing goes out to a backend whose keys are not known', async () => {
  namesKeys = false
  await submitted('A')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  learnFeatures(new Response())
  await sendDue(true)
  expect(asked).toEqual([])
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(item).not.toHaveProperty('mayHaveArrived')
})

describe('another tab takes the sending over from a frozen one', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true, locks }))

  /** Sends until the answer is waited for, and then another tab has the lock. */
  async function frozenWhileSending() {
    let thaw = (_response: Response) => {}
    answer = () =>
      new Promise((resolve) => {
        thaw = resolve
      })
    const sending = sendDue(true)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    return { sending, thaw: (response: Response) => thaw(response) }
  }

  test('what it was sending is asked about, and counts as arrived when its answer comes after all', async () => {
    namesKeys = false
    const { id } = await submitted('A')
    const { sending, thaw } = await frozenWhileSending()
    await locks.request('outbox', { steal: true }, async () => {
      await changeItem(id, (item) => (item.state === 'sending' ? afterLostSender(item) : undefined))
    })
    expect(await states()).toEqual(['unsure'])
    thaw(stored())
    await sending
    expect(await states()).toEqual(['sent'])
  })

  test('and what becomes of the old attempt changes nothing of the new one', async () => {
    const { id } = await submitted('A')
    const { sending, thaw } = await frozenWhileSending()
    await locks.request('outbox', { steal: true }, async () => {
      await changeItem(id, (item) =>
        isUnsent(item)
          ? { ...commonPart(item), state: 'sending', attempt: 'of the other tab', isKeyed: true }
          : undefined,
      )
    })
    thaw(refused(422))
    await sending
    expect(await readItems()).toMatchObject([{ state: 'sending', attempt: 'of the other tab' }])
  })

  test('and the old one sends nothing more', async () => {
    await submitted('A')
    await submitted('B')
    const { sending, thaw } = await frozenWhileSending()
    await locks.request('outbox', { steal: true }, () => undefined)
    await new Promise(setImmediate)
    thaw(stored())
    await sending
    expect(asked).toHaveLength(1)
    expect(await states()).toEqual(['sent', 'waiting'])
  })
})
