/**
 * What went wrong with a call.
 *
 * - `unanswered`: no answer at all (no network, refused, timed out), or one that is not our API's (a captive portal)
 * - `refused`: the API answered with an error status
 * - `session`: the call needs a signed-in admin and there is none any more
 * - `unreadable`: the API answered, but not with what the contract says
 */
export type ApiErrorKind = 'unanswered' | 'refused' | 'session' | 'unreadable'

/** What else a refusal said. */
interface Said {
  /** The server's own message, whether it is shown or not. */
  said?: string | undefined
  /** The header `Retry-After` as it came. */
  retryAfter?: string | undefined
}

/** The one error type of every call: `message` is the sentence that a person reads. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status, or 0 when nothing answered. */
  readonly status: number
  readonly said: string | undefined
  readonly retryAfter: string | undefined

  constructor(kind: ApiErrorKind, status: number, message: string, cause?: unknown, said: Said = {}) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.said = said.said
    this.retryAfter = said.retryAfter
  }
}

/** The sentence of any thrown value; a stranger's error never shows its own, technical words. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'An error occurred'
}

/** Whether waiting for a network may help: nothing of our API answered. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unanswered'
}

/** For the `catch` of a deletion: what was deleted elsewhere before is gone as wanted. */
export function letGone(error: unknown): void {
  if (!isGone(error)) throw error
}

/** Whether nothing answered at all, not even a proxy: what one sees then hangs on the network alone. */
export function isCutOff(error: unknown): boolean {
  return isUnanswered(error) && error instanceof ApiError && error.status === 0
}

/** Whether an answer says that nothing is at its address, be it a proxy's page. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

/** Whether our API says that the record is not there. A page of a proxy with 404 hides nothing that is saved. */
export function isGone(error: unknown): boolean {
  return isNotFound(error) && error instanceof ApiError && error.kind === 'refused'
}
