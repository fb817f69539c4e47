import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { base } from './probe.ts'

/** Time limit in milliseconds. */
const timeout = 10_000

/**
 * Makes a last call of a session with that session's token, even if the session has changed. The call completes even if
 * the page is closed.
 *
 * @throws without a response within ten seconds
 */
export function callAfterSession(
  { method, path }: Endpoint,
  token: string,
  input?: object,
): Promise<Response> {
  return fetch(`${base}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(input && { 'content-type': 'application/json' }),
    },
    ...(input && { body: JSON.stringify(input) }),
    cache: 'no-store',
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  })
}
