import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { admins } from '#src/contract/admins/calls.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { backendUnderTest } from './backend.ts'
import { examples } from './examples.ts'

const backend = backendUnderTest()
const nobody = '000000000000000000000000'
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const said = { message: expect.stringMatching(/\w.{4}/) }
const made: { endpoint: Endpoint; id: string }[] = []

afterEach(async () => {
  for (const { endpoint, id } of made.splice(0)) await backend.sendAsStaff(endpoint, { id })
})

describe('a record that does not exist', () => {
  test.each(named.filter(([, { path }]) => path.includes('{id}')))(
    '%s of an unknown record gets 404 and a message',
    async (_, endpoint) => {
      const input = endpoint.path.endsWith('/status') ? { status: 'hired' } : {}
      const answer = await backend.sendAsStaff(endpoint, { id: nobody, ...(endpoint.input && { input }) })
      expect([answer.status, await answer.json()]).toEqual([404, { ...said, code: expect.any(String) }])
    },
  )
})

describe('invalid input', () => {
  /** Calls with validated input. The settings accept anything, and a sign-in fails in its own way. */
  const picky = named.filter(([, { input, path }]) => input && !path.startsWith('/settings'))

  test.each(picky)('%s with invalid input gets 400 or 422 and a message', async (_, endpoint) => {
    const id = endpoint.path.includes('{id}') ? await existing(endpoint) : ''
    const answer = await backend.sendAsStaff(endpoint, { id, input: { rating: 'none', base: 'none' } })
    expect([400, 422]).toContain(answer.status)
    expect(await answer.json()).toMatchObject(said)
  })

  /** Creates a record for the call, for as long as the test lasts. */
  async function existing(endpoint: Endpoint): Promise<string> {
    const found = Object.entries(collections).find(([, { endpoints: calls }]) =>
      Object.values(calls).some(({ path }) => endpoint.path.startsWith(path)),
    )
    // Object.entries loses the type of the names.
    const name = found?.[0] as keyof typeof examples
    const calls: Partial<Record<Verb, Endpoint>> = collections[name].endpoints
    if (!calls.create || !calls.list || !calls.remove) throw new Error(`${name} cannot be made`)
    const mark = `Contract check ${crypto.randomUUID()}`
    await backend.sendAsStaff(calls.create, { input: examples[name].input(mark) })
    // A list response contains the records.
    const rows = (await backend.read(calls.list)) as Record<string, unknown>[]
    const id = String(rows.find((row) => row[examples[name].marked] === mark)?._id)
    made.push({ endpoint: calls.remove, id })
    return id
  }
})

describe('an admin who is no super admin', () => {
  const email = `contract-check-${crypto.randomUUID()}@kelvara.example`
  const password = 'Eleven purple anvils'
  let token = ''

  beforeAll(async () => {
    const input = { name: 'Contract check', email, password, role: 'admin' }
    await backend.sendAsStaff(admins.endpoints.create, { input })
    const answer = await backend.send(signIn, { input: { email, password } })
    token = signIn.response.read(await answer.json()).token
    return async () => {
      const all = await backend.read(admins.endpoints.list)
      const id = all.find((admin) => admin.email === email)?._id ?? ''
      await backend.sendAsStaff(admins.endpoints.remove, { id })
      // The account is gone, and its sessions with it.
      expect((await backend.send(admins.endpoints.list, { token })).status).toBe(401)
    }
  })

  test('an admin cannot add admins', async () => {
    const input = examples.admins.input('Contract check of roles')
    const answer = await backend.send(admins.endpoints.create, { token, input })
    expect([answer.status, await answer.json()]).toEqual([403, { ...said, code: expect.any(String) }])
  })

  test('an admin cannot remove admins', async () => {
    const answer = await backend.send(admins.endpoints.remove, { token, id: nobody })
    expect([answer.status, await answer.json()]).toEqual([403, { ...said, code: expect.any(String) }])
  })

  test('a second account with the same e-mail address gets 409', async () => {
    const input = { ...examples.admins.input('Contract check again'), email: email.toUpperCase() }
    expect((await backend.sendAsStaff(admins.endpoints.create, { input })).status).toBe(409)
  })
})
