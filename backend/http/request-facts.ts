import { ApiError } from '#backend/errors.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'

/** Whether a call is a visitor's submission. Visits and sign-ins have separate limits. */
export function isForm({ access, method, send, path }: Endpoint): boolean {
  return access === 'visitor' && method === 'POST' && send !== 'nothing' && !path.startsWith('/auth/')
}

/** Reads query parameters of the contract. */
export function queryOf({ query }: Endpoint, { url }: Request) {
  let searchParams: URLSearchParams | undefined
  return (name: string) => {
    if (!query.includes(name)) return ''
    searchParams ??= new URL(url).searchParams
    return (searchParams.get(name) ?? '').replaceAll('\0', '').slice(0, 200)
  }
}

/**
 * Whether a call may be retried with a key. Responses with secrets are not stored, and a visit without content is
 * counted once anyway.
 */
export function takesKey({ method, send, response, path }: Endpoint): boolean {
  return (
    method === 'POST' &&
    send !== 'nothing' &&
    response.kind === 'nothing' &&
    (!path.startsWith('/auth/') || path === '/auth/register')
  )
}

/** Returns the key of a request, if the call accepts one. @throws {ApiError} key-too-long */
export function keyOf(endpoint: Endpoint, { headers }: Request): string | undefined {
  const key = headers.get('idempotency-key')
  if (!key || !takesKey(endpoint)) return
  if (key.length > 255) throw new ApiError('key-too-long')
  return key
}
