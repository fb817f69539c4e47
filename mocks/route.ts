import { type HttpHandler, http } from 'msw/http'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { withOrigin } from './addresses.ts'
import { answered, Refusal } from './answer.ts'
import { once } from './once.ts'
import { received } from './received.ts'
import { personBehind } from './sessions.ts'
import type { Fields, Row } from './table.ts'

/** One call, as an endpoint's function sees it. */
export interface Call {
  id: string
  /** A query parameter of the contract; '' when it is missing. */
  query: (name: string) => string
  /** The body, checked by the contract. @throws {Refusal} 400 or 422, with the sentence of the first mistake */
  input: (missing?: Fields) => Promise<Fields>
  /** Who is signed in; undefined for visitors. */
  person: Row | undefined
}

/** Carries the call out. Gives what is answered under the endpoint's key, or the sentence of `{ message }`. */
export type Carry = (call: Call) => unknown

const listen = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** A handler for one endpoint of the contract, on any origin. */
export function route(endpoint: Endpoint, carry: Carry): HttpHandler {
  const path = `*/api/v1${endpoint.path.replace('{id}', ':id')}`
  return listen[endpoint.method](path, async ({ request, params }) => {
    return once(request, () => replyTo(endpoint, carry, request, String(params.id ?? '')))
  })
}

async function replyTo(endpoint: Endpoint, carry: Carry, request: Request, id: string): Promise<Response> {
  const url = new URL(request.url)
  try {
    const person = personBehind(request, endpoint.access)
    const result = await carry({
      id,
      person,
      query: (name) => (endpoint.query.includes(name) ? (url.searchParams.get(name) ?? '') : ''),
      input: (missing) => received(endpoint, request, missing),
    })
    const { kind, key = kind === 'nothing' ? 'message' : undefined } = endpoint.answer
    const body = JSON.stringify(key === undefined ? result : { [key]: result })
    const isCreated = kind === 'nothing' && endpoint.method === 'POST'
    return answered(JSON.parse(withOrigin(body, url.origin)), isCreated ? 201 : 200)
  } catch (refusal) {
    if (refusal instanceof Refusal) return answered({ message: refusal.message }, refusal.status)
    throw refusal
  }
}
