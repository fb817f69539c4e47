import { ApiError } from './api-error.ts'

/** Whether the API refused because of a rate limit (429). A 503 is not meant. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.status === 429

/**
 * Returns how often a failed read is repeated: once after a lost connection or a server error, three times if the
 * server is busy, never after another error.
 */
export function retriesOf(error: ApiError): number {
  if (isBusy(error)) return 3
  return error.kind === 'unanswered' || error.status >= 500 ? 1 : 0
}

/** Message while a search waits for a busy server. */
export const busyNote = 'Many people are searching at the moment. This search continues automatically.'
