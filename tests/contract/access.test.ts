import { describe, expect, test } from 'vitest'
import { applications } from '#src/contract/applications/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import { contactSubmissions } from '#src/contract/contact-submissions/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { endpoints } from '#src/contract/index.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { summary } from '#src/contract/summary/calls.ts'
import { backendUnderTest, credentials } from './backend.ts'
import { examples } from './examples.ts'

const backend = backendUnderTest()
const nobody = '000000000000000000000000'
const called = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const staffCalls = endpoints
  .filter(({ access }) => access === 'staff')
  .map((one) => [called(one), one] as const)
const visitorReads = endpoints
  .filter(({ access, method, path }) => access === 'visitor' && method === 'GET' && !path.includes('{id}'))
  .map((one) => [called(one), one] as const)

describe('calls without a session', () => {
  test.each(staffCalls)('%s without a session gets 401 and a message', async (_, endpoint) => {
    const answer = await backend.send(endpoint, { id: nobody, ...(endpoint.input && { input: {} }) })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  })

  test.each(staffCalls)('%s with an invented token gets 401', async (_, endpoint) => {
    const answer = await backend.send(endpoint, { id: nobody, token: 'invented' })
    expect(answer.status).toBe(401)
  })

  test.each(visitorReads)('%s responds to visitors as the contract says', async (_, endpoint) => {
    const answer = await backend.send(endpoint, { query: { query: 'pump' } })
    expect(answer.status).toBe(200)
    expect(() => endpoint.response.read({})).toThrow('expected a')
    endpoint.response.read(await answer.json())
  })

  test('a visit is counted, and the same visitor is not counted twice on one day', async () => {
    expect((await backend.send(summary.recordVisit)).ok).toBe(true)
    const before = await backend.read(summary.read)
    expect(before.metrics.siteVisits.count).toBeGreaterThan(0)
    expect((await backend.send(summary.recordVisit)).ok).toBe(true)
    const after = await backend.read(summary.read)
    expect(after.metrics.siteVisits.count).toBe(before.metrics.siteVisits.count)
  })
})

describe('sign-in', () => {
  const refused = { message: 'Invalid email or password' }

  test('a wrong password and an unknown address get the same error response', async () => {
    const wrong = await backend.send(signIn, { input: { ...credentials(), password: 'wrong' } })
    const unknown = await backend.send(signIn, {
      input: { email: 'nobody@kelvara.example', password: 'wrong' },
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await wrong.json()).toMatchObject(refused)
    expect(await unknown.json()).toMatchObject(refused)
  })

  test('the sign-in response contains no password', async () => {
    const answer = await (await backend.send(signIn, { input: credentials() })).text()
    expect(answer).not.toContain(credentials().password)
    expect(answer).not.toContain('"password"')
  })
})

describe('rejected and repeated writes', () => {
  test.each([quoteRequests, contactSubmissions, applications])(
    'an empty form of $name is rejected with a message and not stored',
    async ({ endpoints: calls }) => {
      // Only the length of the list matters here, for three types of record.
      const list: Endpoint<unknown[]> = calls.list
      const before = await backend.read(list)
      const answer = await backend.send(calls.create, { input: { email: 'nobody' } })
      expect([400, 422]).toContain(answer.status)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
      expect(await backend.read(list)).toHaveLength(before.length)
    },
  )
})

test('the same Idempotency-Key stores one record, however often it is sent', async () => {
  const { create, list, remove } = quoteRequests.endpoints
  const companyName = `Contract check ${crypto.randomUUID()}`
  const sending = {
    input: examples.quoteRequests.input(companyName),
    headers: { 'idempotency-key': crypto.randomUUID() },
  }
  const answers = [await backend.send(create, sending), await backend.send(create, sending)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const stored = (await backend.read(list)).filter((row) => row.companyName === companyName)
  for (const { _id } of stored) await backend.sendAsStaff(remove, { id: _id })
  expect(stored).toHaveLength(1)
})
