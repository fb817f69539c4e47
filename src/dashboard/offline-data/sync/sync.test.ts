import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/api/query-client.ts'
import { type Synced, syncedKey } from '#src/api/read-options.ts'
import { sessionAtom } from '#src/api/session.ts'
import { collections } from '#src/contract/index.ts'
import { registerCache } from '#src/offline/storage/stored-cache.ts'
import { store } from '#src/ui/browser/store.ts'
import { scriptedServer } from '#tests/support/scripted-server.ts'
import { cancelSync, sync } from './sync.ts'
import { syncReport } from './sync-report.ts'
import { syncAtom } from './sync-state.ts'
import { isMissing } from './synced-lists.ts'

const everything = { details: true, freshFor: 0 }
const names = ['demo', 'job-applications', 'contact']
const quote = (id: string, more = {}) => ({
  _id: id,
  companyName: `Company ${id}`,
  createdAt: `2026-11-0${id}T08:00:00.000Z`,
  ...more,
})

let server: Awaited<ReturnType<typeof scriptedServer>>
/** Quote requests on the server, and how its list returns them. */
let quotes: ReturnType<typeof quote>[]
let listed: (row: ReturnType<typeof quote>) => object
let refused: Record<string, number>

beforeEach(async () => {
  server = await scriptedServer()
  quotes = ['1', '2', '3'].map((id) => quote(id, { message: `Message ${id}` }))
  listed = (row) => row
  refused = {}
  server.answer((response, { url }) => {
    const [, path = '', id] = /\/api\/v1\/([^/?]+)(?:\/([^/?]+))?/.exec(url) ?? []
    const status = refused[id ? `${path}/${id}` : path] ?? 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? answerTo(path, id) : { message: 'Out of order' }))
  })
  const real = fetch
  vi.stubGlobal('fetch', (address: string, sent: RequestInit) => real(new URL(address, server.origin), sent))
  vi.stubGlobal('location', new URL(server.origin))
  vi.stubGlobal('navigator', { onLine: true })
  store.set(sessionAtom, {
    token: 'token',
    admin: { _id: 'a', name: 'A', email: 'a@kelvara.example', role: 'admin' },
  })
})

afterEach(async () => {
  store.set(sessionAtom, undefined)
  vi.unstubAllGlobals()
  await server.close()
})

function answerTo(path: string, id?: string) {
  if (path === 'demo' && id) return { demoRequest: quotes.find(({ _id }) => _id === id) }
  if (path === 'demo') return { demoRequests: quotes.map(listed) }
  const lists = Object.values(collections).map(({ endpoints }) => endpoints.list)
  const key = lists.find((list) => list.path === `/${path}`)?.response.key
  return { [key ?? path]: [] }
}

const details = () =>
  server.received.map(({ url }) => url).flatMap((url) => /\/demo\/(\d)/.exec(url)?.[1] ?? [])
const report = (client: ReturnType<typeof createQueryClient>) =>
  syncReport(client).find(({ name }) => name === 'quote-requests')

test('a sync of complete rows fetches one detail, the newest', async () => {
  const client = createQueryClient()
  await sync(client, everything)
  expect(details()).toEqual(['3'])
  expect(report(client)).toMatchObject({ name: 'quote-requests', count: 3, missing: 0 })
  expect(store.get(syncAtom)).toEqual({ phase: 'idle' })
})

test('a sync of partial rows fetches all details, newest first, and later only missing or changed ones', async () => {
  listed = ({ _id, companyName, createdAt }) => ({ _id, companyName, createdAt })
  const client = createQueryClient()
  await sync(client, everything)
  expect(details()).toEqual(['3', '2', '1'])
  expect(report(client)).toMatchObject({ missing: 0 })
  server.received.length = 0
  quotes = [
    quote('4', { message: 'New' }),
    ...quotes.map((row) => (row._id === '1' ? { ...row, companyName: 'Other' } : row)),
  ]
  await sync(client, everything)
  // The newest record is compared again.
  expect(details()).toEqual(['4', '1'])
})

test('a sync removes records that were deleted on the server', async () => {
  listed = ({ _id, createdAt }) => ({ _id, createdAt })
  const client = createQueryClient()
  await sync(client, everything)
  quotes = quotes.slice(1)
  await sync(client, everything)
  expect(client.getQueryData(['quote-requests', 'staff', 'detail', '1'])).toBeUndefined()
  expect(client.getQueryData(['quote-requests', 'staff', 'detail', '2'])).toBeDefined()
})

test('a sync without details fetches only the lists and reports nothing as missing', async () => {
  listed = ({ _id, createdAt }) => ({ _id, createdAt })
  const client = createQueryClient()
  await sync(client, { details: false, freshFor: 0 })
  expect(details()).toEqual([])
  expect(report(client)).not.toHaveProperty('missing')
  expect(isMissing(client, 'quote-requests', '1')).toBe(false)
})

test('a list that fails keeps its error and its old rows, and the other lists are synced', async () => {
  const client = createQueryClient()
  await sync(client, everything)
  refused = { demo: 400 }
  await sync(client, everything)
  expect(report(client)).toMatchObject({ count: 3, error: 'Out of order' })
  expect(syncReport(client).filter(({ error }) => error)).toHaveLength(1)
  refused = {}
  server.received.length = 0
  await sync(client, { ...everything, only: 'quote-requests' })
  expect(report(client)).not.toHaveProperty('error')
  expect(server.received.some(({ url }) => names.slice(1).some((name) => url.includes(name)))).toBe(false)
})

test('a detail that fails counts as missing and does not affect the others', async () => {
  listed = ({ _id, createdAt }) => ({ _id, createdAt })
  refused = { 'demo/2': 400 }
  const client = createQueryClient()
  await sync(client, everything)
  expect(report(client)).toMatchObject({ missing: 1, error: 'Out of order' })
  expect(isMissing(client, 'quote-requests', '2')).toBe(true)
  expect(isMissing(client, 'quote-requests', '1')).toBe(false)
})

test('a second sync does not start while one runs, and a cancelled sync ends at once', async () => {
  const client = createQueryClient()
  const first = sync(client, everything)
  await sync(client, everything)
  expect(store.get(syncAtom).phase).toBe('syncing')
  cancelSync()
  await first
  expect(store.get(syncAtom)).toEqual({ phase: 'idle' })
  expect(details()).toEqual([])
})

test('a list counts as synced only when the disk has it', async () => {
  const client = createQueryClient()
  let write = () => {}
  registerCache(client, {
    restoreAll: async () => {},
    flush: () => new Promise<void>((written) => (write = written)),
  })
  const done = sync(client, { ...everything, only: 'quote-requests' })
  await vi.waitFor(() => expect(client.getQueryData(['quote-requests', 'staff', 'list'])).toHaveLength(3))
  expect(client.getQueryData<Synced>(syncedKey('quote-requests'))?.at).toBeUndefined()
  await vi.waitFor(() => {
    write()
    expect(client.getQueryData<Synced>(syncedKey('quote-requests'))?.at).toBeTypeOf('number')
  })
  await vi.waitFor(() => {
    write()
    expect(store.get(syncAtom)).toEqual({ phase: 'idle' })
  })
  await done
})
