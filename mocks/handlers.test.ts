import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { seeds } from '#mocks/seeds/index.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { backend, type CollectionName, resetBackend } from './backend.ts'
import { call, requestFor } from './calling.ts'
import { contractHandlers, handlers } from './handlers.ts'

beforeEach(() => {
  resetBackend()
  backend.odd.always = true
})

const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const reads = named.filter(([, { method, path }]) => method === 'GET' && !path.includes('{id}'))
// Object.keys loses the type of its keys.
const names = Object.keys(collections) as CollectionName[]

test('the emulated backend has as many handlers as the contract has calls', () => {
  expect(contractHandlers).toHaveLength(endpoints.length)
})

test.each(named)('%s has a handler', async (_, endpoint) => {
  const answer = await getResponse(contractHandlers, requestFor(endpoint, { role: 'admin' }))
  expect(answer).toBeInstanceOf(Response)
})

test.each(reads)('%s responds in the shape of the contract', async (_, endpoint) => {
  const answer = await call(endpoint, { role: 'admin' })
  expect(answer.status).toBe(200)
  endpoint.answer.read(await answer.json())
})

test('a call outside the contract gets a JSON error response', async () => {
  const answer = await getResponse(handlers, new Request('https://backend.example/api/v1/other'))
  expect(answer?.status).toBe(404)
  expect(await answer?.json()).toEqual({ message: 'No such call: GET', code: 'unknown-call' })
})

test('a preflight from another origin is allowed', async () => {
  const headers = { 'access-control-request-headers': 'authorization,idempotency-key' }
  const question = new Request('https://backend.example/api/v1/demo', { method: 'OPTIONS', headers })
  const answer = await getResponse(handlers, question)
  expect(answer?.status).toBe(204)
  expect(answer?.headers.get('access-control-allow-headers')).toBe('authorization,idempotency-key')
  expect(answer?.headers.get('access-control-allow-methods')).toContain('PUT')
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
    const read = list.answer.read(await (await call(list, { role: 'admin' })).json())
    expect(read).toHaveLength(seeded.length)
    const known = new Set(Object.keys(read[0] ?? {}))
    expect(seeded.flatMap(Object.keys).filter((field) => !known.has(field))).toEqual([])
  })

  test('upload addresses are absolute', async () => {
    expect(await (await call(list, { role: 'admin' })).text()).not.toMatch(/"\/uploads\//)
  })
})

/** Returns the rows of a list response, with addresses as in the seeds. */
async function rowsOf({ answer, ...list }: Endpoint<unknown[]>): Promise<unknown> {
  const text = await (await call({ ...list, answer }, { role: 'admin' })).text()
  const body: unknown = JSON.parse(text.replaceAll('https://backend.example/uploads/', '/uploads/'))
  return answer.key === undefined ? body : new Map(Object.entries(Object(body))).get(answer.key)
}

/** Removes undefined values, as JSON does. */
function asSent(row: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row))
}
