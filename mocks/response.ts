import { jsonResponse as json, withCorsHeaders } from '#backend/http/response.ts'
import type { Feature } from '#src/contract/http/features.ts'

/** Optional features of the emulated backend. Push notices and picture sizes need a real host. */
export const emulatedFeatures: Feature[] = [
  'idempotency',
  'logout',
  'reset',
  'events',
  'answers',
  'site',
  'system',
]

/** Creates a response without the application. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return withCorsHeaders(json(body, status, headers), emulatedFeatures)
}
