import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { services } from '#src/contract/services/calls.ts'
import { backend, resetBackend } from './backend.ts'
import { type FaultChange, faultPresets, setFaults } from './faults.ts'
import { malformedRecords } from './seeds/index.ts'
import { startEmulatedBackend } from './server.ts'

let server: Server
let origin = ''

beforeAll(async () => {
  server = await startEmulatedBackend(0)
  // The address of a TCP server is always an object once it listens.
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  setFaults({})
  resetBackend()
})

const get = (path: string, init?: RequestInit) => fetch(`${origin}/api/v1${path}`, init)

test.each<[FaultChange['fault'], number]>([
  ['failing', 500],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['tooMany', 429],
])('the fault “%s” responds with status %i in JSON', async (fault, status) => {
  setFaults({ fault })
  const response = await get('/services')
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('json')
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '5' : null)
})

test('the fault “html” responds with a page and status 200', async () => {
  setFaults({ fault: 'html' })
  const response = await get('/services')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/html')
})

test('the fault “dropped” closes the connection without a response', async () => {
  setFaults({ fault: 'dropped' })
  await expect(get('/services')).rejects.toThrow('fetch failed')
})

test('the fault “truncated” closes the connection within the response', async () => {
  setFaults({ fault: 'truncated' })
  const response = await get('/services')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

test('the fault “lost” stores the record but drops the response, and a retry with its key stores no copy', async () => {
  const before = backend.tables.quoteRequests.all().length
  const body = JSON.stringify({
    firstName: 'A',
    lastName: 'B',
    email: 'a@b.example',
    phoneNumber: '+234 800 000 0001',
    companyName: 'C',
    country: 'Ghana',
    service: 'Civil Engineering',
    budget: 1,
    timeline: '2099-01-01',
    message: 'm',
  })
  const sending = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
    body,
  }
  setFaults({ fault: 'lost' })
  await expect(get(quoteRequests.endpoints.create.path, sending)).rejects.toThrow('fetch failed')
  setFaults({})
  expect((await get(quoteRequests.endpoints.create.path, sending)).status).toBe(201)
  expect(backend.tables.quoteRequests.all()).toHaveLength(before + 1)
})

test('the fault “never” sends no response until the caller gives up', async () => {
  setFaults({ fault: 'never' })
  await expect(get('/services', { signal: AbortSignal.timeout(60) })).rejects.toThrow(/timeout/i)
})

test('a response waits for the simulated delay', async () => {
  setFaults({ delay: [80, 90] })
  const start = performance.now()
  await get('/services')
  expect(performance.now() - start).toBeGreaterThanOrEqual(79)
})

test('a list can be empty or have ten thousand rows, each with its own id', async () => {
  setFaults({ rows: 0 })
  expect(services.endpoints.list.response.read(await (await get('/services')).json())).toEqual([])
  setFaults({ rows: 10_000 })
  const rows = services.endpoints.list.response.read(await (await get('/services')).json())
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(10_000)
})

test('malformed records appear in responses only under the setting “malformed”', async () => {
  const [malformedRow] = malformedRecords.services
  const read = async () => services.endpoints.list.response.read(await (await get('/services')).json())
  const ids = async () => (await read()).map(({ _id }) => _id)
  expect(await ids()).not.toContain(malformedRow?._id)
  expect((await get(`/services/${malformedRow?._id}`)).status).toBe(404)
  setFaults(faultPresets.malformed)
  expect(await ids()).toContain(malformedRow?._id)
  expect((await get(`/services/${malformedRow?._id}`)).status).toBe(200)
  setFaults({})
  expect(await ids()).not.toContain(malformedRow?._id)
})

test.each([
  ['/services', 500, 500],
  ['GET /services', 500, 500],
  ['POST /services', 200, 200],
  ['/serv', 200, 200],
])('a fault limited to %s gives the list status %i and the detail status %i', async (only, list, detail) => {
  setFaults({ fault: 'failing', only })
  const [first] = backend.tables.services.all()
  expect((await get('/services')).status).toBe(list)
  expect((await get(`/services/${first?._id}`)).status).toBe(detail)
})

test('simulated faults are read and changed over HTTP, and a reset clears them with the data', async () => {
  const change = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: 'failing', status: 503 }),
  }
  expect((await fetch(`${origin}/__mocks/faults`, change)).status).toBe(200)
  expect((await get('/services')).status).toBe(503)
  expect(await (await fetch(`${origin}/__mocks/faults`)).json()).toMatchObject({
    fault: 'failing',
    status: 503,
  })
  backend.tables.services.insert({ name: 'One more' })
  await fetch(`${origin}/__mocks/reset`, { method: 'POST' })
  expect(await (await get('/services')).text()).not.toContain('One more')
})

test('an unknown fault is rejected', async () => {
  const headers = { 'content-type': 'application/json' }
  const change = { method: 'PUT', headers, body: '{"fault":"green"}' }
  const response = await fetch(`${origin}/__mocks/faults`, change)
  expect(response.status).toBe(422)
})

test('seed files are served with their type, and no path leads out of their folder', async () => {
  const picture = await fetch(`${origin}/uploads/jetty.webp`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect((await picture.bytes()).length).toBeGreaterThan(1000)
  expect((await fetch(`${origin}/uploads/..%2faccounts.ts`)).status).toBe(404)
  expect((await fetch(`${origin}/uploads/none.webp`)).status).toBe(404)
})
