import { HttpResponse } from 'msw/http'

/** The backend says no: a status and the sentence of `{ message }`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Any page may read the answers: the production build is served from another port than the backend. Nothing is given
 * away, since a session is a header that pages of other people cannot know, and never a cookie.
 */
export const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, server-features',
}

/** What this backend can do beyond the wire: a submission that comes again with its `Idempotency-Key` is stored once. */
const features = { 'server-features': 'idempotency' }

export function answered(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: {
      ...openToAll,
      ...features,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** What a browser asks before it sends a token or JSON to another origin. */
export function preflight(request: Request): Response {
  return new HttpResponse(null, {
    status: 204,
    headers: {
      ...openToAll,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    },
  })
}
