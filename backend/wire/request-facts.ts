import { Refusal } from '#backend/base/refusal.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'

/** What visitors send in, as distinct from what they do on their way: visits and sign-ins have limits of their own. */
export function isForm({ access, method, send, path }: Endpoint): boolean {
  return access === 'visitor' && method === 'POST' && send !== 'nothing' && !path.startsWith('/auth/')
}

/** Reads query parameters that the contract has. */
export function queryOf({ query }: Endpoint, { url }: Request) {
  let given: URLSearchParams | undefined
  return (name: string) => {
    if (!query.includes(name)) return ''
    given ??= new URL(url).searchParams
    return (given.get(name) ?? '').replaceAll('\0', '').slice(0, 200)
  }
}

/**
 * Whether a call may be sent again under a key. Answers that hold a secret are not stored, and a visit, which says nothing,
 * is counted once anyway.
 */
export function takesKey({ method, send, answer, path }: Endpoint): boolean {
  return (
    method === 'POST' &&
    send !== 'nothing' &&
    answer.kind === 'nothing' &&
    (!path.startsWith('/auth/') || path === '/auth/register')
  )
}

/** The key that a call was sent with, where it takes one. @throws {Refusal} 400 */
export function keyOf(endpoint: Endpoint, { headers }: Request): string | undefined {
  const key = headers.get('idempotency-key')
  if (!key || !takesKey(endpoint)) return
  if (key.length > 255) throw new Refusal(400, 'This Idempotency-Key is longer than 255 characters')
  return key
}
