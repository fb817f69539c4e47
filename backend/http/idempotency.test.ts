import { expect, test, vi } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import type { Ports } from '#backend/ports/ports.ts'
import type { Rows } from '#backend/ports/rows.ts'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { careers } from '#src/contract/careers/calls.ts'
import { projects } from '#src/contract/projects/calls.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { examples } from '#tests/contract/examples.ts'

const { create } = quoteRequests.endpoints
const headers = { 'idempotency-key': '6f0c1c1e-1d7c-4b7e-9a55-0e8f5a2b7f11' }
const quote = (mark = 'Keyed Yard') => examples.quoteRequests.input(mark)
const unlimited = () => ({ counters: { add: async () => 0 } })

/** Wraps rows so that one function runs something else first. */
const before = (rows: Rows, name: 'write' | 'find', first: () => Promise<unknown>): Rows => ({
  ...rows,
  [name]: async (...args: never[]) => {
    await first()
    return (rows[name] as (...all: never[]) => Promise<unknown>)(...args)
  },
})

test('fifty concurrent requests with one key store one record and get the same response', async () => {
  const { send, tables } = await freshBackend(unlimited)
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => send(create, { input: quote(), headers })),
  )
  const outcomes = await Promise.all(
    responses.map(async (response) => `${response.status} ${await response.text()}`),
  )
  expect(new Set(outcomes)).toEqual(new Set(['201 {"message":"Demo request received"}']))
  expect(tables.quoteRequests.all()).toHaveLength(1)
  expect(tables.mails.all()).toHaveLength(1)
})

test('different input under a used key is rejected, even while the first request runs', async () => {
  const { send, tables } = await freshBackend(unlimited)
  const responses = await Promise.all([
    send(create, { input: quote(), headers }),
    send(create, { input: quote('Another Yard'), headers }),
  ])
  // Either request may be the first.
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422])
  expect(tables.quoteRequests.all()).toHaveLength(1)
})

test('two servers on the same database store one record for one key', async () => {
  const { send, tables, ports } = await freshBackend(unlimited)
  const other = await freshBackend(() => ({ ...unlimited(), rows: ports.rows }))
  const responses = await Promise.all(
    [send, other.send].map((one) => one(create, { input: quote(), headers })),
  )
  expect(responses.map(({ status }) => status)).toEqual([201, 201])
  expect(tables.quoteRequests.all()).toHaveLength(1)
})

test('an error response is not stored, so that corrected input can use the same key', async () => {
  const { send } = await freshBackend(unlimited)
  expect((await send(create, { input: { ...quote(), email: 'nobody' }, headers })).status).toBe(422)
  expect((await send(create, { input: quote(), headers })).status).toBe(201)
})

test('a request that could not be written is carried out by the next attempt', async () => {
  let isBroken = true
  const { send, tables } = await freshBackend(({ rows }) => ({
    ...unlimited(),
    rows: before(rows, 'write', async () => {
      if (isBroken) throw new TypeError('Nothing works')
    }),
    reportBug: () => undefined,
  }))
  expect((await send(create, { input: quote(), headers })).status).toBe(500)
  isBroken = false
  expect((await send(create, { input: quote(), headers })).status).toBe(201)
  expect(tables.quoteRequests.all()).toHaveLength(1)
})

test('a request that waits ten seconds for its key gets 409 with Retry-After', async () => {
  let go = () => {}
  const gate = new Promise<void>((resolve) => {
    go = resolve
  })
  const { send } = await freshBackend(({ rows }) => ({
    ...unlimited(),
    rows: before(rows, 'write', () => gate),
  }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  try {
    const first = send(create, { input: quote(), headers })
    const second = send(create, { input: quote(), headers })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(10_000)
    const response = await second
    expect([response.status, response.headers.get('retry-after')]).toEqual([409, '2'])
    go()
    expect((await first).status).toBe(201)
  } finally {
    vi.useRealTimers()
  }
})

test('the same key from two accounts counts as two keys', async () => {
  const { send, tables, tokenOf, admin, superAdmin } = await freshBackend(unlimited)
  const input = examples.careers.input('Keyed welder')
  const [adminToken, superAdminToken] = [await tokenOf(admin), await tokenOf(superAdmin)]
  const { create: post } = careers.endpoints
  const statuses = []
  for (const token of [adminToken, adminToken, superAdminToken])
    statuses.push((await send(post, { input, headers, token })).status)
  expect(statuses).toEqual([201, 201, 201])
  expect(tables.careers.all()).toHaveLength(2)
})

test('a form counts as the same with another boundary, and as different with another file', async () => {
  const { send, tables, tokenOf, admin } = await freshBackend(unlimited)
  const token = await tokenOf(admin)
  const input = examples.projects.input('Keyed jetty')
  const { create: post } = projects.endpoints
  const file = new File(['GIF89a, but another'], 'a picture (1).png', { type: 'image/png' })
  const statuses = []
  for (const one of [input, input, { ...input, file }])
    statuses.push((await send(post, { input: one, headers, token })).status)
  expect(statuses).toEqual([201, 201, 422])
  expect(tables.projects.all()).toHaveLength(1)
  expect(tables.files.all()).toHaveLength(3)
})

test('sign-in stores no response under a key, and fingerprints leave passwords out', async () => {
  const { send, tables, tokenOf, superAdmin } = await freshBackend(unlimited)
  const input = { email: 'ada@kelvara.example', password: 'Ada knows' }
  const [one, other] = [await send(signIn, { input, headers }), await send(signIn, { input, headers })]
  expect(await one.text()).not.toBe(await other.text())
  expect(tables.replies.all()).toEqual([])
  const token = await tokenOf(superAdmin)
  const person = examples.admins.input('Keyed person')
  await send(admins.endpoints.create, { input: person, headers, token })
  const again = { ...person, password: 'Sixteen white storks' }
  expect((await send(admins.endpoints.create, { input: again, headers, token })).status).toBe(201)
  expect(tables.admins.all()).toHaveLength(3)
})

test.each([
  ['a key that is too long', { 'idempotency-key': 'k'.repeat(256) }, 400],
  ['a key of 255 characters', { 'idempotency-key': 'k'.repeat(255) }, 201],
])('the limit of 255 characters applies to %s', async (_, headers, status) => {
  const { send } = await freshBackend(unlimited)
  expect((await send(create, { input: quote(), headers: headers })).status).toBe(status)
})

test('a backend without optional features ignores idempotency keys', async () => {
  const { send, tables } = await freshBackend((): Partial<Ports> => ({ ...unlimited(), features: [] }))
  await send(create, { input: quote(), headers })
  await send(create, { input: quote(), headers })
  expect(tables.quoteRequests.all()).toHaveLength(2)
})
