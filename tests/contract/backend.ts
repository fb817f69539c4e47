import { afterAll, beforeAll } from 'vitest'
import { checkDocumented } from '#backend/documented-errors.fixture.ts'
import { accounts } from '#mocks/accounts.ts'
import { signIn } from '#src/contract/auth/calls.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { toFormData } from '#src/contract/http/multipart.ts'
import { note } from './coverage.ts'
import { startTarget, type Target } from './targets.ts'

export interface Sending {
  id?: string
  query?: Record<string, string>
  input?: object
  token?: string | undefined
  headers?: Record<string, string>
}

/**
 * Connects to the backend under test: the one at API_URL (as the super admin CONTRACT_EMAIL with CONTRACT_PASSWORD),
 * else that of CONTRACT_TARGET, else the emulated one on a free port. All checks use HTTP. Records created here are
 * deleted again.
 */
export function backendUnderTest() {
  let target: Target | undefined
  let token = ''
  const address = () => target?.origin ?? ''

  beforeAll(async () => {
    target = await startTarget()
    const answer = await send(signIn, { input: credentials() })
    if (!answer.ok) throw new Error(`Sign-in at ${address()} failed with status ${answer.status}`)
    token = signIn.response.read(await answer.json()).token
  }, 120_000)

  afterAll(() => target?.close())

  async function send(
    endpoint: Endpoint,
    { id = '', query, input, token: bearer, headers = {} }: Sending = {},
  ) {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const path = endpoint.path.replace('{id}', encodeURIComponent(id))
    const isForm = typeof endpoint.send === 'object'
    const answer = await fetch(`${address()}/api/v1${path}${search}`, {
      method: endpoint.method,
      headers: {
        ...headers,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(input && { body: bodyOf(endpoint, input) }),
    })
    note(endpoint, answer.status)
    await checkDocumented(endpoint, answer)
    return answer
  }

  return {
    /** Address of the backend, known once it has started. */
    address,
    send,
    /** Sends a call as the signed-in super admin. */
    sendAsStaff: (endpoint: Endpoint, sending: Sending = {}) => send(endpoint, { token, ...sending }),
    /** Sends a call as staff and reads the response by the contract. @throws when the status is no success */
    async read<Answer>(endpoint: Endpoint<Answer>, sending: Sending = {}): Promise<Answer> {
      const answer = await send(endpoint, { token, ...sending })
      if (!answer.ok)
        throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${await answer.text()}`)
      return endpoint.response.read(await answer.json())
    },
  }
}

/** Returns the account of the environment, or the super admin of the README. */
export function credentials() {
  const [, superAdmin] = accounts
  return {
    email: process.env.CONTRACT_EMAIL ?? superAdmin.email,
    password: process.env.CONTRACT_PASSWORD ?? superAdmin.password,
  }
}

function bodyOf(endpoint: Endpoint, input: object): BodyInit {
  const { send, method } = endpoint
  return typeof send === 'object' ? toFormData(send, input, method === 'PUT') : JSON.stringify(input)
}
