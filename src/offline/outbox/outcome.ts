import { ApiError } from '#src/api/api-error.ts'
import { backoff, retryAfter } from './backoff.ts'
import { commonPart, type SendingItem, type StoredItem, type UnsentItem, type WaitingItem } from './item.ts'

interface Attempt {
  /** The backend stores it once, so that sending it again is safe whatever has become of it. */
  isKeyed: boolean
  /** The visitor stopped it. */
  isStopped: boolean
  /** All bytes had gone out. */
  isOut: boolean
  now?: number
}

/** What an attempt that did not arrive makes of its item. */
export function afterFailure(item: UnsentItem, error: unknown, attempt: Attempt): UnsentItem {
  const { reason, ...common } = commonPart(item)
  const { isStopped, isOut, now = Date.now() } = attempt
  if (isStopped) return { ...common, state: 'stopped', ...(isOut && { mayHaveArrived: true }) }
  const later = { state: 'waiting', notBefore: now + backoff(item.attempts) } as const
  if (!(error instanceof ApiError)) return { ...common, ...later }
  const { message, said } = error
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
      ...(said !== message && said && { said }),
    }
  }
  if (outcome === 'not stored') return { ...common, ...again, faults, reason: message }
  const unknown = { ...common, faults, reason: message, mayHaveArrived: true }
  return attempt.isKeyed ? { ...unknown, ...again } : { ...unknown, state: 'unsure' }
}

/**
 * - `refused`: the same would be refused again: the visitor has to change or delete it
 * - `not stored`: certainly not this time, and it may be another time
 * - `unknown`: it may have been stored: an answer that got lost, that is a page, or that tells of a fault
 */
type Outcome = 'refused' | 'not stored' | 'unknown'

function outcomeOf({ kind, status, retryAfter }: ApiError): Outcome {
  // "Come again later" is an answer that is known.
  if ((status === 503 || status === 507) && retryAfter !== undefined) return 'not stored'
  if (mayBeTriedAgain.includes(status)) return 'not stored'
  if (kind === 'refused' && status < 500) return 'refused'
  if (kind === 'unanswered' && status in refusedByProxy) return 'refused'
  // A page with such a status stands before our API: a proxy's or a captive portal's.
  if (kind === 'unanswered' && ((status >= 400 && status < 500) || status === 511)) return 'not stored'
  return 'unknown'
}

/** Whether what became of an attempt cannot be known. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && outcomeOf(error) === 'unknown'
}

/** Took too long, came too early, too many at once: nothing is wrong with what was sent. */
const mayBeTriedAgain = [408, 425, 429]

const tooLarge = 'What you sent is larger than the server takes.'

/** What a proxy in front of our API says in a page of its own, and would say each time. */
const refusedByProxy: Record<number, string> = {
  413: tooLarge,
  414: tooLarge,
  415: 'The server does not take this kind of file.',
}

/**
 * An attempt that our API did not answer although it is there: others need not wait for this one for ever. Something
 * else answers in its place each time; a connection that breaks off may hold the next time.
 */
export function afterSilence(item: StoredItem, error: ApiError): StoredItem {
  if (item.state !== 'waiting') return item
  return error.status > 0 ? { ...item, faults: item.faults + 1 } : { ...item, silences: item.silences + 1 }
}

/** The device cannot note that it goes out, and a backend without keys might then get it twice. */
export function withoutRoom(item: UnsentItem, now = Date.now()): WaitingItem {
  return {
    ...commonPart(item),
    state: 'waiting',
    notBefore: now + backoff(item.attempts),
    lacksRoom: true,
  }
}

/** Our API is not there at the moment: nothing has gone out. */
export function notBegun(item: WaitingItem, now = Date.now()): WaitingItem {
  return { ...item, notBefore: now + backoff(item.attempts) }
}

/** It may have arrived, and the backend does not say any more that it stores it once: the visitor decides. */
export function inDoubt(item: UnsentItem): UnsentItem {
  return { ...commonPart(item), state: 'unsure', mayHaveArrived: true }
}

/** What a tab that is gone was sending: its outcome is unknown. */
export function afterLostSender(item: SendingItem): UnsentItem {
  if (!item.isKeyed) return inDoubt(item)
  return { ...commonPart(item), state: 'waiting', notBefore: 0, mayHaveArrived: true }
}
