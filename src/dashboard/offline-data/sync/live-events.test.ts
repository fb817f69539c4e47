import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crud } from '#src/api/crud.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'

const admin = { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' } as const
const { locks } = navigator
let streams: ReadableStreamDefaultController<Uint8Array>[]
let reads: string[]
let rows: object[]
let said: unknown[]
let tabs: { end: () => Promise<void> }[]
const listKey = crud(quoteRequests, 'staff').list().queryKey

const naming = (features: string) => new Response(null, { headers: { 'server-features': features } })
const send = (name: string, data: object) =>
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
const rowsIn = (client: QueryClient | undefined) => client?.getQueryData<object[]>(listKey)?.length

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    if (!address.endsWith('/events')) {
      reads.push(address.replace('/api/v1', ''))
      const answer = address.endsWith('/demo') ? { demoRequests: rows } : {}
      return Promise.resolve(Response.json(answer, { headers: { 'server-features': 'events' } }))
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    const headers = { 'content-type': 'text/event-stream', 'server-features': 'events' }
    return Promise.resolve(new Response(body, { headers }))
  })
  streams = []
  reads = []
  said = []
  tabs = []
  rows = [{ _id: '1' }]
})
afterEach(async () => {
  for (const { end } of tabs) await end()
  vi.unstubAllGlobals()
})

/** Opens a tab with its own modules, so that it receives the others' messages. */
async function openTab(features = 'events') {
  vi.resetModules()
  const { LiveEvents } = await import('./live-events.ts')
  const { receiveFromTabs } = await import('./sync-channel.ts')
  const { beginSession, endSession } = await import('#src/api/session.ts')
  const { learnFeatures } = await import('#src/api/features.ts')
  beginSession({ token: 'opaque', admin }, true)
  learnFeatures(naming(features))
  const client = new QueryClient()
  const end = () => endSession('signed-out')
  const number = tabs.push({ end })
  receiveFromTabs(client)
  new LiveEvents(client, (name, count) => said.push([number, name, count])).start()
  return { client, learn: (names: string) => learnFeatures(naming(names)) }
}

test('new submissions are fetched once, and every tab shows and announces them', async () => {
  const { client: first } = await openTab()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const { client: second } = await openTab()
  await new Promise((resolve) => setTimeout(resolve, 50))
  rows = [{ _id: '1' }, { _id: '2' }, { _id: '3' }]
  reads = []
  send('created', { collection: 'quote-requests', id: '2' })
  send('created', { collection: 'quote-requests', id: '3' })
  await vi.waitFor(() => expect([rowsIn(first), rowsIn(second)]).toEqual([3, 3]))
  // Each tab announces the records itself, in the order of the messages.
  await vi.waitFor(() => expect(said).toHaveLength(2))
  expect(said).toEqual(
    expect.arrayContaining([
      [1, 'quote-requests', 2],
      [2, 'quote-requests', 2],
    ]),
  )
  expect(streams).toHaveLength(1)
  expect(reads.filter((path) => path === '/demo')).toHaveLength(1)
})

test('a stale list is fetched again when the stream opens, and a list never loaded is not', async () => {
  const { client, learn } = await openTab('idempotency')
  client.setQueryData(listKey, [], { updatedAt: Date.now() - 120_000 })
  learn('events')
  await vi.waitFor(() => expect(rowsIn(client)).toBe(1))
  expect(reads).toEqual(['/demo'])
})

test('another tab takes over the event stream when a tab releases it', async () => {
  const { learn } = await openTab()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const { client } = await openTab()
  learn('')
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  send('created', { collection: 'quote-requests', id: '1' })
  await vi.waitFor(() => expect(rowsIn(client)).toBe(1))
})

test('a changed event marks the page’s data of that collection as stale', async () => {
  const { client } = await openTab()
  client.setQueryData(['team', 'staff', 'list'], [])
  client.setQueryData(['projects', 'staff', 'list'], [])
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  send('changed', { collections: ['team'] })
  await vi.waitFor(() => expect(client.getQueryState(['team', 'staff', 'list'])?.isInvalidated).toBe(true))
  expect(client.getQueryState(['projects', 'staff', 'list'])?.isInvalidated).toBe(false)
  expect(said).toEqual([])
})

test('the event stream opens only once the backend names the events feature', async () => {
  const { learn } = await openTab('idempotency')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(streams).toEqual([])
  learn('events')
  await vi.waitFor(() => expect(streams).toHaveLength(1))
})
