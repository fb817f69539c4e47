import { ApiError } from '#src/api/api-error.ts'
import type { OutboxItem } from './item.ts'
import { askedPause, pauseAfter } from './pauses.ts'

interface Attempt {
  /** The backend knows keys, so that asking again is safe. */
  isKeyed: boolean
  /** The visitor stopped it. */
  isStopped: boolean
  /** All bytes had gone out. */
  isOut: boolean
  now?: number
}

type Change = Partial<OutboxItem>

/** What an attempt that did not arrive makes of its item. */
export function afterFailure(item: OutboxItem, error: unknown, attempt: Attempt): OutboxItem {
  const { reason, said, isAsked, lacksRoom, ...rest } = item
  return { ...rest, ...changeFor(item, error, attempt) }
}

function changeFor(item: OutboxItem, error: unknown, attempt: Attempt): Change {
  const { isKeyed, isStopped, isOut, now = Date.now() } = attempt
  const later = { state: 'waiting', notBefore: now + pauseAfter(item.attempts) } as const
  if (isStopped) return { state: 'stopped', ...(isOut && { mayHaveArrived: true }) }
  if (!(error instanceof ApiError)) return later
  const { kind, status, message: reason, said } = error
  if (kind === 'refused') {
    const asked = askedPause(error.retryAfter, now)
    const again = asked === undefined ? later : { ...later, notBefore: now + asked, isAsked: true }
    if (status >= 500) return { ...again, faults: item.faults + 1, reason }
    return mayBeTriedAgain.includes(status)
      ? { ...again, reason }
      : { state: 'refused', reason, ...(said && { said }) }
  }
  const refusal = kind === 'unanswered' && refusedByProxy[status]
  if (refusal) return { state: 'refused', reason: refusal }
  // A page of a captive portal or a proxy: our API has not been reached.
  if (status > 0 && kind === 'unanswered') return { ...later, reason }
  return isKeyed
    ? { ...later, reason, mayHaveArrived: true }
    : { state: 'unsure', reason, mayHaveArrived: true }
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
export function afterSilence(item: OutboxItem, error: ApiError): OutboxItem {
  if (item.state !== 'waiting') return item
  return error.status > 0
    ? { ...item, faults: item.faults + 1 }
    : { ...item, silences: (item.silences ?? 0) + 1 }
}

/** The device cannot note that it goes out, and a backend without keys might then get it twice. */
export function withoutRoom(item: OutboxItem, now = Date.now()): OutboxItem {
  return { ...item, state: 'waiting', notBefore: now + pauseAfter(item.attempts), lacksRoom: true }
}

/**
 * What a sender that is no more has left: found under the lock, nobody else can be at it. Its outcome is unknown.
 */
export function afterLostSender(item: OutboxItem, isKeyed: boolean): OutboxItem {
  return { ...item, state: isKeyed ? 'waiting' : 'unsure', notBefore: 0, mayHaveArrived: true }
}
