import { getResponse } from 'msw'
import { accounts } from '#mocks/accounts.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { toFormData } from '#src/contract/http/multipart.ts'
import { handlers } from './handlers.ts'
import { openSession } from './sessions.ts'

interface Calling {
  id?: string
  query?: Record<string, string>
  input?: object
  role?: 'admin' | 'super_admin'
  token?: string
  headers?: Record<string, string>
}

/** Makes a call of the contract to the handlers, without a network. For tests. */
export async function call(endpoint: Endpoint, calling: Calling = {}): Promise<Response> {
  const response = await getResponse(handlers, requestFor(endpoint, calling))
  if (!response) throw new Error(`${endpoint.path} has no handler`)
  return response
}

export function requestFor(endpoint: Endpoint, calling: Calling = {}): Request {
  const { id = 'x', query, input, role, headers = {} } = calling
  const account = accounts.find((one) => one.role === role)
  const token = calling.token ?? (account && openSession(account._id))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  return new Request(`https://backend.example/api/v1${endpoint.path.replace('{id}', id)}${search}`, {
    method: endpoint.method,
    headers: {
      ...(input && typeof endpoint.send !== 'object' && { 'content-type': 'application/json' }),
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(input && { body: bodyOf(endpoint, input) }),
  })
}

function bodyOf({ send, method }: Endpoint, input: object): BodyInit {
  return typeof send === 'object' ? toFormData(send, input, method === 'PUT') : JSON.stringify(input)
}
