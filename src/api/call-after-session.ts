import type { Endpoint } from '#src/contract/endpoint.ts'
import { base } from './probe.ts'

/** In milliseconds. */
const timeout = 10_000

/**
 * One of the last calls of a session: with its token, whatever session there is by now, and to its end when the page is
 * closed meanwhile.
 *
 * @throws when nothing answers in ten seconds
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
