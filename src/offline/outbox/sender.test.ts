import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/memory-storage.ts'
import { newItem, type OutboxItem } from './item.ts'
import { addItem, changeItem, emptyStores, readItems, removeItem } from './store.ts'
import { tellTabs } from './tabs.ts'

const draft = 'message'
let sendDue: typeof import('./sender.ts').sendDue

/** What our API, or who is in its place, answers to a submission. */
let answer: (sent: {
  key: string | null
  signal: AbortSignal | null | undefined
}) => Response | Promise<Response>
let asked: (string | null)[]

beforeEach(async () => {
  stubStorage()
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (_address: string, { method, headers, signal }: RequestInit) => {
    if (method !== 'POST') return new Response(null, { headers: { 'content-type': 'application/json' } })
    const key = new Headers(headers).get('idempotency-key')
    asked.push(key)
    return answer({ key, signal })
  })
  asked = []
  answer = stored
  const sender = await import('./sender.ts')
  sendDue = sender.sendDue
  sender.obeyOtherTabs()
  await emptyStores()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const stored = () => Response.json({ message: 'Received' }, { status: 201 })
const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })

async function submitted(message: string, change: Partial<OutboxItem> = {}) {
  const written = { kind: 'message', form: draft, title: 'Message', values: { message } } as const
  return addItem({ ...newItem(written, await readItems()), ...change }, { draft })
}

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
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(item?.notBefore).toBeGreaterThan(Date.now() + 3_000)
})

test('without room a backend without keys is not asked, and the item says why', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await sendDue(true)
  vi.unstubAllEnvs()
  expect(asked).toEqual([])
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'waiting', lacksRoom: true })
  expect(item?.notBefore).toBeGreaterThan(Date.now() + 3_000)
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
  await changeItem(id, (item) => ({ ...item, state: 'stopped' }))
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
