import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/contract/examples.ts'
import { hostileTexts } from '#tests/support/hostile-texts.ts'
import { freshBackend } from './fresh.fixture.ts'

const all: Endpoint[] = [...endpoints, ...Object.values(featureCalls)]

const hostileText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts))
const hostileValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.bigInt().map(Number),
  fc.boolean(),
  fc.constant(null),
  fc.array(hostileText, { maxLength: 8 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Returns the fields of the call's example, some of them hostile, and some unknown ones. */
const entriesOf = (endpoint: Endpoint) => {
  const entry = Object.entries(collections).find(([, { endpoints: calls }]) =>
    Object.values(calls).includes(endpoint),
  )
  // Object.entries loses the type of the names.
  const input = entry ? examples[entry[0] as keyof typeof examples].input('Fuzz') : {}
  const names = [
    ...Object.keys(input),
    ...Object.keys(Object(endpoint.input).shape ?? {}),
    '_id',
    '__proto__',
    'role',
  ]
  return fc
    .tuple(fc.constant(input), fc.dictionary(fc.constantFrom(...names), hostileValue, { maxKeys: 5 }))
    .map(([base, changed]): Record<string, unknown> => ({ ...base, ...changed }))
}

const bodyOf = (endpoint: Endpoint): fc.Arbitrary<BodyInit | undefined> =>
  fc.oneof(
    {
      weight: 10,
      arbitrary: entriesOf(endpoint).map((entries) =>
        isForm(endpoint) ? formOf(entries) : JSON.stringify(entries),
      ),
    },
    {
      weight: 1,
      arbitrary: entriesOf(endpoint).map((entries) =>
        isForm(endpoint) ? JSON.stringify(entries) : formOf(entries),
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 500 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '[]',
        'null',
        '"text"',
        `{"a":${'['.repeat(20_000)}`,
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      ),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )

const isForm = ({ send }: Endpoint) => typeof send === 'object'

function formOf(entries: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries))
    for (const entry of [value].flat())
      form.append(Array.isArray(value) ? `${name}[]` : name, entry instanceof File ? entry : String(entry))
  return form
}

const randomCall = fc.constantFrom(...all).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant(endpoint.method) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'ODD'),
      },
    ),
    id: fc.oneof(
      fc.constant('known'),
      hostileText.map(encoded),
      fc.constantFrom('%00', '%', '%ff', '..%2f', '%ed%a0%80'),
    ),
    query: fc.option(
      fc.dictionary(
        fc.constantFrom('status', 'category', 'search', 'query', 'type', 'limit', '__proto__'),
        hostileText,
        { maxKeys: 3 },
      ),
    ),
    who: fc.constantFrom('visitor', 'staff', 'super', 'forged'),
    type: fc.constantFrom(
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'text/html',
      'x',
    ),
    key: fc.option(fc.constantFrom('one', 'two', 'k'.repeat(300), 'é', ' ')),
    body: bodyOf(endpoint),
  }),
)

type RandomCall = typeof randomCall extends fc.Arbitrary<infer Value> ? Value : never

test('no request makes the application fail, and every error response has a message', async () => {
  const faults: unknown[] = []
  const { raw, tokenOf, add, admin, superAdmin } = await freshBackend(() => ({
    counters: { add: async () => 0 },
    reportBug: (error) => faults.push(error),
  }))
  add('careers', { _id: 'known', ...examples.careers.input('Known') })
  // Create tokens for each request: some requests sign out.
  const tokens = {
    visitor: async () => undefined,
    staff: () => tokenOf(admin),
    super: () => tokenOf(superAdmin),
    forged: async () => 'f',
  }
  const register = all.find(({ method, path }) => method === 'POST' && path === '/auth/register')
  if (!register) throw new Error('There is no call that staff may not make')
  // Always include it: few calls are forbidden to staff, so one random run in fifty would have none.
  const forbidden = {
    endpoint: register,
    method: 'POST',
    who: 'staff',
    type: 'application/json',
    body: '{}',
  } as const
  const always: [RandomCall][] = [[{ ...forbidden, id: 'known', query: null, key: null }]]
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(randomCall, async ({ endpoint, method, id, query, who, type, key, body }) => {
      const search = query ? `?${new URLSearchParams(query)}` : ''
      const token = await tokens[who]()
      // fetch sets the type of a form with its boundary automatically.
      const contentType = type ?? (typeof body === 'string' ? 'application/json' : undefined)
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(contentType && { 'content-type': contentType }),
        ...(key && { 'idempotency-key': key }),
      }
      const hasBody = method !== 'GET' && method !== 'HEAD' && body !== undefined
      const response = await raw(`/api/v1${endpoint.path.replace('{id}', () => id)}${search}`, {
        method,
        headers,
        ...(hasBody && { body }),
      })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const text = await response.text()
      expect(faults, text).toEqual([])
      expect(response.status).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|\bat \w+ \(|\.ts:\d/)
      if (response.status >= 400 && method !== 'HEAD')
        expect(JSON.parse(text)).toEqual({
          message: expect.stringMatching(/\w.{4}/),
          code: expect.stringMatching(/^[a-z-]+$/),
        })
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 600), examples: always },
  )
  // Check that some requests succeed and others fail. Otherwise the fuzzing is ineffective.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 405, 415, 422]))
}, 120_000)

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const json = { 'content-type': 'application/json' }

test('JSON larger than 64 KB is rejected before it is read to its end', async () => {
  const { raw } = await freshBackend()
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(32))
    },
  })
  // Node requires `duplex` for the endless stream, but its types lack it.
  const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit
  const response = await raw('/api/v1/contact', init)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(512 * 1024)
})

test('a request body that breaks off is rejected with 400', async () => {
  const { raw } = await freshBackend()
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('gone')) })
  const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit
  expect((await raw('/api/v1/contact', init)).status).toBe(400)
})

test('stored text contains no NUL and no lone surrogates', async () => {
  const { send, tables } = await freshBackend()
  const input = { ...examples.contactSubmissions.input('A\0ma\ud800ka'), message: 'Line\0' }
  expect((await send(collections.contactSubmissions.endpoints.create, { input })).status).toBe(201)
  expect(tables.contactSubmissions.all()).toMatchObject([{ fullName: 'Ama\ufffdka', message: 'Line' }])
})

test.each([
  ['PATCH', '/services', 405, 'OPTIONS, GET, HEAD, POST'],
  ['POST', '/services/x', 405, 'OPTIONS, GET, HEAD, PUT, DELETE'],
  ['GET', '/none', 404, null],
  ['GET', '/services/', 404, null],
])('%s %s responds with status %i', async (method, path, status, allow) => {
  const { raw } = await freshBackend()
  const response = await raw(`/api/v1${path}`, { method })
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow])
  expect(await response.json()).toMatchObject({
    code: status === 405 ? 'method-not-allowed' : 'unknown-call',
  })
})
