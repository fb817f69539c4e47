import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { seeds } from '#mocks/seeds/index.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { backend, type CollectionName, resetBackend } from './backend.ts'
import { call, requestFor } from './calling.ts'
import { contractHandlers, handlers } from './handlers.ts'

beforeEach(() => {
  resetBackend()
  backend.malformed.always = true
})

const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const reads = named.filter(([, { method, path }]) => method === 'GET' && !path.includes('{id}'))
// Object.keys loses the type of its keys.
const names = Object.keys(collections) as CollectionName[]

test('the emulated backend has as many handlers as the contract has calls', () => {
  expect(contractHandlers).toHaveLength(endpoints.length)
})

test.each(named)('%s has a handler', async (_, endpoint) => {
  const response = await getResponse(contractHandlers, requestFor(endpoint, { role: 'admin' }))
  expect(response).toBeInstanceOf(Response)
})

test.each(reads)('%s responds in the shape of the contract', async (_, endpoint) => {
  const response = await call(endpoint, { role: 'admin' })
  expect(response.status).toBe(200)
  endpoint.response.read(await response.json())
})

test('a call outside the contract gets a JSON error response', async () => {
  const response = await getResponse(handlers, new Request('https://backend.example/api/v1/other'))
  expect(response?.status).toBe(404)
  expect(await response?.json()).toEqual({ message: 'No such call: GET', code: 'unknown-call' })
})

test('a preflight from another origin is allowed', async () => {
  const headers = { 'access-control-request-headers': 'authorization,idempotency-key' }
  const question = new Request('https://backend.example/api/v1/demo', { method: 'OPTIONS', headers })
  const response = await getResponse(handlers, question)
  expect(response?.status).toBe(204)
  expect(response?.headers.get('access-control-allow-headers')).toBe('authorization,idempotency-key')
  expect(response?.headers.get('access-control-allow-methods')).toContain('PUT')
})

describe.each(names)('%s', (name) => {
  const { list } = collections[name].endpoints
  const seeded = seeds[name](new Date()).map(asSent)

  test('the list returns every seeded row with all its fields unchanged', async () => {
    const rows = await rowsOf(list)
    expect(rows).toHaveLength(seeded.length)
    for (const row of seeded) expect(rows).toContainEqual(row)
  })

  test('the contract reads all seeded rows and every field that they have', async () => {
    const read = list.response.read(await (await call(list, { role: 'admin' })).json())
    expect(read).toHaveLength(seeded.length)
    const fieldNames = new Set(Object.keys(read[0] ?? {}))
    expect(seeded.flatMap(Object.keys).filter((field) => !fieldNames.has(field))).toEqual([])
  })

  test('upload addresses are absolute', async () => {
    expect(await (await call(list, { role: 'admin' })).text()).not.toMatch(/"\/uploads\//)
  })
})

/** Returns the rows of a list response, with addresses as in the seeds. */
async function rowsOf({ response, ...list }: Endpoint<unknown[]>): Promise<unknown> {
  const text = await (await call({ ...list, response }, { role: 'admin' })).text()
  const body: unknown = JSON.parse(text.replaceAll('https://backend.example/uploads/', '/uploads/'))
  return response.key === undefined ? body : new Map(Object.entries(Object(body))).get(response.key)
}

/** Removes undefined values, as JSON does. */
function asSent(row: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row))
}
