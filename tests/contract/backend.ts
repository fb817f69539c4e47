import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { startServer } from '#mocks/server.ts'
import { signIn } from '#src/contract/auth.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { toFormData } from '#src/contract/multipart.ts'

export interface Sending {
  id?: string
  query?: Record<string, string>
  input?: object
  token?: string
  headers?: Record<string, string>
}

/**
 * The backend under test: the one at API_URL (signed in as CONTRACT_EMAIL with CONTRACT_PASSWORD, a super admin),
 * else the emulated one on a free port. All that is checked goes over HTTP. Records made here are removed again.
 */
export function backendUnderTest() {
  let server: Server | undefined
  let origin = process.env.API_URL?.replace(/\/+$/, '') ?? ''
  let token = ''

  beforeAll(async () => {
    if (origin === '') {
      server = await startServer(0)
      // A TCP server's address is always an object once it listens.
      const { port } = server.address() as AddressInfo
      origin = `http://127.0.0.1:${port}`
    }
    const answer = await send(signIn, { input: credentials() })
    if (!answer.ok) throw new Error(`Sign-in at ${origin} failed with status ${answer.status}`)
    token = signIn.answer.read(await answer.json()).token
  })

  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })

  function send(endpoint: Endpoint, { id = '', query, input, token: bearer, headers = {} }: Sending = {}) {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const path = endpoint.path.replace('{id}', encodeURIComponent(id))
    const isForm = typeof endpoint.send === 'object'
    return fetch(`${origin}/api/v1${path}${search}`, {
      method: endpoint.method,
      headers: {
        ...headers,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(input && { body: bodyOf(endpoint, input) }),
    })
  }

  return {
    send,
    /** As the signed-in super admin. */
    sendAsStaff: (endpoint: Endpoint, sending: Sending = {}) => send(endpoint, { token, ...sending }),
    /** Makes the call as staff and reads the answer by the contract. @throws when the status is no success */
    async read<Answer>(endpoint: Endpoint<Answer>, sending: Sending = {}): Promise<Answer> {
      const answer = await send(endpoint, { token, ...sending })
      if (!answer.ok)
        throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${await answer.text()}`)
      return endpoint.answer.read(await answer.json())
    },
  }
}

/** The account of the environment, else the super admin that the README names. */
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
