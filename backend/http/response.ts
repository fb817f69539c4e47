import { nounOf } from '#backend/base/words.ts'
import { ApiError, type ErrorCode } from '#backend/errors.ts'
import { PortError } from '#backend/ports/port-error.ts'
import type { TableName } from '#backend/schema.ts'
import type { Feature } from '#src/contract/http/features.ts'

/** Creates a JSON response. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
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
export function withCorsHeaders(response: Response, features: readonly Feature[]): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-expose-headers', 'date, retry-after, server-features')
  if (features.length > 0) response.headers.set('server-features', features.join(', '))
  return response
}

/** Responds to the preflight that a browser sends before a token or JSON goes to another origin. */
export function preflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    },
  })
}

/** Returns an error response. */
export function errorResponse(
  { code, status, message, retryAfter }: ApiError,
  headers: Record<string, string> = {},
): Response {
  const retry: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return jsonResponse({ message, code }, status, { ...retry, ...headers })
}

/** Converts a failure of a call to the error response that its caller gets; undefined for a bug of ours. */
export function apiErrorOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (!(error instanceof PortError)) return undefined
  const { code, table } = error
  switch (code) {
    case 'missing':
      return new ApiError('record-not-found', { message: `${table ? nounOf(table) : 'Record'} not found` })
    case 'conflict':
      return new ApiError((table && conflictCodes[table]) ?? 'already-stored')
    case 'invalid':
      return new ApiError('invalid-entry', { message: 'One of the entries cannot be stored' })
    case 'too-few':
      return new ApiError('changed-meanwhile')
    case 'unavailable':
      return new ApiError('unavailable')
    case 'full':
      return new ApiError('storage-full')
  }
}

/** Codes for a value that only one row of a table may have. */
const conflictCodes: Partial<Record<TableName, ErrorCode>> = { admins: 'email-taken', blogs: 'slug-taken' }
