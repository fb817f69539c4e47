import { Refusal } from '#backend/base/refusal.ts'
import { nounOf } from '#backend/base/words.ts'
import { Conflict, InvalidValue, Missing, TooFew, Unavailable } from '#backend/ports/rows.ts'
import type { Feature } from '#src/contract/features.ts'

/** Creates a JSON response. */
export function answered(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, ...headers } })
}

export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/**
 * Adds the headers of every response. Any page may read it, because the site may be on another origin than the backend.
 * This is safe: sessions use a header unknown to other sites, never a cookie.
 */
export function open(response: Response, features: readonly Feature[]): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-expose-headers', 'date, retry-after, server-features')
  if (features.length > 0) response.headers.set('server-features', features.join(', '))
  return response
}

/** Responds to the preflight that a browser sends before a token or JSON goes to another origin. */
export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    },
  })
}

/** Returns the error response to a failed call; undefined for a bug of ours. */
export function refusalAnswer(error: unknown): Response | undefined {
  const refusal = refusalOf(error)
  if (!refusal) return
  const { status, message, retryAfter } = refusal
  return answered({ message }, status, retryAfter ? { 'retry-after': String(retryAfter) } : {})
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  // Another request with the same link was first.
  if (error instanceof Missing && error.table === 'resets') return new Refusal(410, usedLink)
  if (error instanceof Missing) return new Refusal(404, `${nounOf(error.table)} not found`)
  if (error instanceof Conflict) return new Refusal(409, taken[error.table] ?? 'This has been stored already')
  if (error instanceof InvalidValue) return new Refusal(422, 'One of the entries cannot be stored')
  // Any other condition of a write holds when the call is retried.
  if (error instanceof TooFew) return new Refusal(409, 'The last super admin cannot be deleted')
  if (!(error instanceof Unavailable)) return
  return error.isFull
    ? new Refusal(507, 'There is no room left to store this. Try again later.', 60)
    : new Refusal(503, 'The data cannot be reached at the moment. Try again soon.', 5)
}

export const usedLink = 'This link has been used or is older than 30 minutes. Ask for another one.'

const taken: Partial<Record<string, string>> = {
  admins: 'An admin with this email already exists',
  blogs: 'Another article has this slug already',
}
