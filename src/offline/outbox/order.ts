import { isOverdue, kinds, type OutboxItem } from './item.ts'
import { hasCome } from './pauses.ts'

interface Round {
  /** Items that had their attempt already. */
  tried: ReadonlySet<string>
  /** The network has come back, or somebody asks: only what the server asked for is waited for. */
  isHurried: boolean
  now?: number
}

/** The next item to send: the oldest of those that may go. Each kind keeps its order. */
export function nextToSend(items: OutboxItem[], round: Round): OutboxItem | undefined {
  return queues(items, round.now)
    .flatMap((queue) => firstOf(queue, round) ?? [])
    .sort((one, other) => one.order - other.order)[0]
}

export function inOrder(items: OutboxItem[]): OutboxItem[] {
  return items.toSorted((one, other) => one.order - other.order)
}

/** When the next attempt is due; undefined when nothing waits. Who stands behind another has no moment of its own. */
export function nextMoment(items: OutboxItem[], now = Date.now()): number | undefined {
  const moments = queues(items, now).flatMap((queue) =>
    queue.slice(0, placeOfFirst(queue) + 1).map(({ notBefore }) => notBefore),
  )
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** The same items, marked where another goes out first: one of their kind, or the one that is being sent. */
export function withTurns(items: OutboxItem[], now = Date.now()): OutboxItem[] {
  const isBusy = items.some(({ state }) => state === 'sending')
  const behind = new Set(
    queues(items, now).flatMap((queue) =>
      queue.filter(
        ({ notBefore }, place) => place > placeOfFirst(queue) || (isBusy && hasCome(notBefore, now)),
      ),
    ),
  )
  return items.map((item) => (behind.has(item) ? { ...item, isBehind: true } : item))
}

/** Whether others of its kind wait for this one. */
export function isInFront({ kind, order }: OutboxItem, items: OutboxItem[], now = Date.now()): boolean {
  return items.some((other) => other.kind === kind && other.order > order && goesOut(other, now))
}

/** What goes out by itself, kind by kind, in its order. */
function queues(items: OutboxItem[], now: number | undefined): OutboxItem[][] {
  const going = inOrder(items).filter((item) => goesOut(item, now))
  return kinds.map((kind) => going.filter((item) => item.kind === kind))
}

/** Where the first one stands that lets nobody pass. */
function placeOfFirst(queue: OutboxItem[]): number {
  const place = queue.findIndex((item) => !letsPass(item))
  return place < 0 ? queue.length : place
}

function firstOf(queue: OutboxItem[], { tried, isHurried, now = Date.now() }: Round): OutboxItem | undefined {
  for (const item of queue) {
    const isDue = hasCome(item.notBefore, now) || (isHurried && !item.isAsked)
    if (isDue && !tried.has(item.id)) return item
    if (!letsPass(item)) return undefined
  }
  return undefined
}

/** What the visitor has to decide about stands in nobody's way. */
function goesOut(item: OutboxItem, now: number | undefined): boolean {
  return item.state === 'waiting' && !isOverdue(item, now)
}

/** It fails again and again: it keeps its place, and the others go. A network that breaks off is given more time. */
function letsPass({ faults, silences = 0 }: OutboxItem): boolean {
  return faults >= 3 || silences >= 8
}
