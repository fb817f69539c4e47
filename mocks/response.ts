import { jsonResponse as json, withCorsHeaders } from '#backend/wire/response.ts'
import type { Feature } from '#src/contract/features.ts'

/** What the emulated backend does beyond the wire; notices on locked phones and sizes of pictures need a real host. */
export const emulatedFeatures: Feature[] = ['idempotency', 'logout', 'reset', 'events', 'answers']

/** An answer that the application has no part in. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return withCorsHeaders(json(body, status, headers), emulatedFeatures)
}
