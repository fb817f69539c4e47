import { beforeEach, describe, expect, test } from 'vitest'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { recordVisit } from '#src/contract/summary/visit.ts'
import { examples } from '#tests/contract/examples.ts'
import { freshBackend } from './fresh.fixture.ts'

let backend: Awaited<ReturnType<typeof freshBackend>>
beforeEach(async () => {
  backend = await freshBackend()
})

const all: Endpoint[] = [...endpoints, ...Object.values(featureCalls)]
const named = all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const collectionNames = Object.keys(examples) as (keyof typeof examples)[]

describe('every response', () => {
  test.each(named)(
    '%s responds with JSON that sets no cookie, is not cached and gives other sites no credentials',
    async (_, one) => {
      const token = await backend.tokenOf(backend.admin)
      const { headers } = await backend.send(one, { token, ...(one.method !== 'GET' && { input: {} }) })
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      for (const told of ['server', 'x-powered-by', 'via']) expect(headers.get(told)).toBeNull()
    },
  )

  test('a preflight allows other sites neither credentials nor other methods', async () => {
    const answer = await backend.raw('/api/v1/demo', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'TRACE' },
    })
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE, OPTIONS')
  })
})

describe('requests that other sites can send without a preflight', () => {
  const sent = all
    .filter((one) => one.send === 'json')
    .map((one) => [`${one.method} ${one.path}`, one] as const)
  const simple = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ]

  test.each(sent)('%s accepts only requests with the content type of JSON', async (_, endpoint) => {
    const token = await backend.tokenOf(backend.superAdmin)
    for (const name of ['careers', 'applications'] as const) backend.add(name, { _id: 'x' })
    const before = JSON.stringify(Object.values(backend.tables).map((table) => table.all()))
    for (const type of simple) {
      const answer = await backend.raw(`/api/v1${endpoint.path.replace('{id}', 'x')}`, {
        method: endpoint.method,
        headers: {
          origin: 'https://evil.example',
          authorization: `Bearer ${token}`,
          ...(type && { 'content-type': type }),
        },
        body: new TextEncoder().encode('{"email":"ada@kelvara.example","password":"Ada knows"}'),
      })
      expect([type, answer.status]).toEqual([type, 415])
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('application/json'),
        code: 'wrong-content-type',
      })
    }
    expect(JSON.stringify(Object.values(backend.tables).map((table) => table.all()))).toBe(before)
  })

  test('the content type may have parameters and capitals, and a wrong type stores no form', async () => {
    const input = { email: backend.admin.email, password: 'Ada knows' }
    for (const type of ['application/json; charset=utf-8', 'Application/JSON'])
      expect((await backend.send(signIn, { input, headers: { 'content-type': type } })).status).toBe(200)
    const quote = { input: examples.quoteRequests.input('Plain'), headers: { 'content-type': 'text/plain' } }
    const answer = await backend.send(quoteRequests.endpoints.create, quote)
    expect([answer.status, backend.tables.quoteRequests.all()]).toEqual([415, []])
    expect((await backend.send(recordVisit)).status).toBe(201)
  })
})

test('a GET request changes no table except the audit log', async () => {
  const token = await backend.tokenOf(backend.superAdmin)
  // The download needs a backup.
  await backend.ports.system?.startBackup()
  const ids = new Map(
    collectionNames.map((name) => [name, backend.add(name, examples[name].input('Read'))._id]),
  )
  const states = () =>
    Object.entries(backend.tables).flatMap(([name, table]) =>
      name === 'audit' ? [] : [[name, JSON.stringify(table.all())] as const],
    )
  const before = states()
  const reading = all.filter(({ method }) => method === 'GET')
  expect(reading.length).toBeGreaterThan(15)
  for (const endpoint of reading) {
    const name = collectionNames.find((one) => Object.values(collections[one].endpoints).includes(endpoint))
    const id = name ? ids.get(name) : undefined
    const { status } = await backend.send(endpoint, { token, ...(id && { id }), query: { query: 'a' } })
    expect(status, endpoint.path).toBe(200)
  }
  expect(states()).toEqual(before)
})

test.each(named)('another method than %s gets 405 with the allowed methods', async (_, endpoint) => {
  const path = `/api/v1${endpoint.path.replace('{id}', 'x')}`
  for (const method of ['PATCH', 'PROPFIND', 'LINK']) {
    const answer = await backend.raw(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toContain(endpoint.method)
  }
})

test('fields that contradict each other are rejected, although each is valid', async () => {
  const token = await backend.tokenOf(backend.admin)
  const salaries = { priceRangeMin: 90_000, priceRangeMax: 40_000 }
  const input = { ...examples.careers.input('Rigger'), ...salaries }
  const answer = await backend.send(collections.careers.endpoints.create, { token, input })
  expect([answer.status, backend.tables.careers.all()]).toEqual([422, []])
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(/salary/),
    code: 'invalid-entry',
  })
})

test('addresses, keys and tokens that are too long are rejected', async () => {
  const token = await backend.tokenOf(backend.admin)
  const keys = { p256dh: 'x', auth: 'x' }
  const endpoint = `https://push.example/${'x'.repeat(2_000)}`
  const subscribed = await backend.send(featureCalls.subscribePush, { token, input: { endpoint, keys } })
  expect([subscribed.status, backend.tables.pushes.all()]).toEqual([422, []])
  const input = examples.quoteRequests.input('Long')
  const headers = { 'idempotency-key': 'x'.repeat(256) }
  expect((await backend.send(quoteRequests.endpoints.create, { input, headers })).status).toBe(400)
  const long = `${token}${'0'.repeat(500)}`
  expect((await backend.send(quoteRequests.endpoints.list, { token: long })).status).toBe(401)
})

test('the first value counts when a query parameter comes twice', async () => {
  backend.add('services', { name: 'Pumps', category: 'mechanical-eng' })
  backend.add('services', { name: 'Cables', category: 'electrical-eng' })
  const ask = async (query: string) =>
    (await (await backend.raw(`/api/v1/services?${query}`)).text()).match(/Pumps|Cables/g)
  const twice = await ask('category=mechanical-eng&category=electrical-eng')
  expect(twice).toEqual(await ask('category=mechanical-eng'))
})
