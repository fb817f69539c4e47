/**
 * Kinds of failed calls.
 *
 * - `unanswered`: no response (no network, refused, timed out), or one that is not our API's (a captive portal)
 * - `refused`: our API responded with an error status
 * - `session`: the call needs a signed-in admin and there is none any more
 * - `unreadable`: our API responded, but not as the contract requires
 */
export type ApiErrorKind = 'unanswered' | 'refused' | 'session' | 'unreadable'

/** Further parts of an error response. */
interface ErrorDetails {
  /** Server's own message, shown or not. */
  serverMessage?: string | undefined
  /** Raw value of the header `Retry-After`. */
  retryAfter?: string | undefined
}

/** The only error type of calls. Its `message` is the sentence shown to users. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly kind: ApiErrorKind
  /** HTTP status, or 0 without a response. */
  readonly status: number
  readonly serverMessage: string | undefined
  readonly retryAfter: string | undefined

  constructor(
    kind: ApiErrorKind,
    status: number,
    message: string,
    cause?: unknown,
    details: ErrorDetails = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.serverMessage = details.serverMessage
    this.retryAfter = details.retryAfter
  }
}

/** Returns the message of any thrown value. Unknown errors get a generic one instead of their technical text. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'An error occurred'
}

/** Whether waiting for a network may help: our API did not respond. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unanswered'
}

/**
 * Whether a write may have been carried out although our API, or a server in front of it, reports a fault. With 503 and
 * 507, `Retry-After` means that nothing was written: `backend/respond.ts` omits it when a commit may have succeeded.
 */
export function mayBeWritten({ status, retryAfter }: ApiError): boolean {
  const isPostponed = (status === 503 || status === 507) && retryAfter !== undefined
  return status >= 500 && status !== 511 && !isPostponed
}

/** Handles the `catch` of a deletion: a record that is already gone counts as deleted. */
export function letGone(error: unknown): void {
  if (!isGone(error)) throw error
}

/** Whether nothing responded at all, not even a proxy: the network alone is the cause. */
export function isCutOff(error: unknown): boolean {
  return isUnanswered(error) && error instanceof ApiError && error.status === 0
}

/** Whether the response says that its address has no content, even if a proxy sent it. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}

/** Whether our own API says that the record is gone. A proxy's 404 page must not hide cached records. */
export function isGone(error: unknown): boolean {
  return isNotFound(error) && error instanceof ApiError && error.kind === 'refused'
}
