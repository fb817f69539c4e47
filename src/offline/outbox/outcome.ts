import { ApiError, mayBeWritten } from '#src/api/api-error.ts'
import { backoff, retryAfter } from './backoff.ts'
import { commonPart, type SendingItem, type StoredItem, type UnsentItem, type WaitingItem } from './item.ts'

interface Attempt {
  /** Whether the backend stores it once, so that sending it again is safe whatever the outcome. */
  isKeyed: boolean
  /** Whether the visitor stopped it. */
  isStopped: boolean
  /** Whether all bytes had been sent. */
  mayHaveLeft: boolean
  now?: number
}

/** Returns an item's state after a failed attempt. */
export function afterFailure(item: UnsentItem, error: unknown, attempt: Attempt): UnsentItem {
  const { reason, ...common } = commonPart(item)
  const { isStopped, mayHaveLeft, now = Date.now() } = attempt
  if (isStopped) return { ...common, state: 'stopped', ...(mayHaveLeft && { mayHaveArrived: true }) }
  const later = { state: 'waiting', notBefore: now + backoff(item.attempts) } as const
  if (!(error instanceof ApiError)) return { ...common, ...later }
  const { message, serverMessage } = error
  const pause = retryAfter(error.retryAfter, now)
  const again = pause === undefined ? later : ({ ...later, notBefore: now + pause, isAsked: true } as const)
  const faults = error.kind === 'refused' && error.status >= 500 ? item.faults + 1 : item.faults
  const outcome = outcomeOf(error)
  if (outcome === 'refused') {
    const refusal = error.kind === 'unanswered' && refusedByProxy[error.status]
    return {
      ...common,
      state: 'refused',
      reason: refusal || message,
      ...(serverMessage !== message && serverMessage && { said: serverMessage }),
    }
  }
  if (outcome === 'not stored') return { ...common, ...again, faults, reason: message }
  const unknown = { ...common, faults, reason: message, mayHaveArrived: true }
  return attempt.isKeyed ? { ...unknown, ...again } : { ...unknown, state: 'unsure' }
}

/**
 * - `refused`: would be rejected again: the visitor has to change or delete it
 * - `not stored`: certainly not this time, but perhaps another time
 * - `unknown`: may have been stored: the response was lost, is an HTML page, or reports a fault
 */
export type Outcome = 'refused' | 'not stored' | 'unknown'

/** Returns the outcome of a failed submission. Decision 005 has the table. */
export function outcomeOf(error: ApiError): Outcome {
  const { kind, status, retryAfter } = error
  if (status >= 500) return mayBeWritten(error) ? 'unknown' : 'not stored'
  // An earlier request with the key is still running.
  if (status === 409 && retryAfter !== undefined) return 'unknown'
  if (mayBeTriedAgain.includes(status)) return 'not stored'
  if (kind === 'refused') return 'refused'
  if (kind === 'unanswered' && status in refusedByProxy) return 'refused'
  // An HTML page with such a status comes from in front of our API: a proxy or a captive portal.
  if (kind === 'unanswered' && status >= 400) return 'not stored'
  return 'unknown'
}

/** Whether the outcome of an attempt is unknown. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && outcomeOf(error) === 'unknown'
}

/** Timeout, too early, too many requests: the submission itself is fine. */
const mayBeTriedAgain = [408, 425, 429]

const tooLarge = 'What you sent is larger than the server takes.'

/** Statuses with which a proxy in front of our API rejects a request each time, in a page of its own. */
const refusedByProxy: Record<number, string> = {
  413: tooLarge,
  414: tooLarge,
  415: 'The server does not take this kind of file.',
}

/**
 * Counts an attempt without a response from our API although it is reachable, so that other items need not wait for
 * ever. A response from something else recurs; a broken connection may work next time.
 */
export function afterSilence(item: StoredItem, error: ApiError): StoredItem {
  if (item.state !== 'waiting') return item
  return error.status > 0 ? { ...item, faults: item.faults + 1 } : { ...item, silences: item.silences + 1 }
}

/** Returns the item in a state for a device that cannot note the sending: a backend without keys might get it twice. */
export function withoutRoom(item: UnsentItem, now = Date.now()): WaitingItem {
  return {
    ...commonPart(item),
    state: 'waiting',
    notBefore: now + backoff(item.attempts),
    lacksRoom: true,
  }
}

/** Postpones an item while our API is unreachable: nothing has been sent. */
export function notBegun(item: WaitingItem, now = Date.now()): WaitingItem {
  return { ...item, notBefore: now + backoff(item.attempts) }
}

/** Returns an item that may have arrived at a backend without idempotency support: the visitor decides. */
export function inDoubt(item: UnsentItem): UnsentItem {
  return { ...commonPart(item), state: 'unsure', mayHaveArrived: true }
}

/** Returns the state of an item whose sending tab is gone: its outcome is unknown. */
export function afterLostSender(item: SendingItem): UnsentItem {
  if (!item.isKeyed) return inDoubt(item)
  return { ...commonPart(item), state: 'waiting', notBefore: 0, mayHaveArrived: true }
}
