import { hasCome } from './backoff.ts'
import { isOverdue, kinds, type OutboxItem, type StoredItem, type WaitingItem } from './item.ts'

interface Round {
  /** Items that had their attempt already. */
  tried: ReadonlySet<string>
  /** The network has come back, or the visitor asks: only a pause that the server asked for is kept. */
  isHurried: boolean
  now?: number
}

/** The next item to send: the oldest of those that may go. Each kind keeps its order. */
export function nextToSend(items: StoredItem[], round: Round): WaitingItem | undefined {
  return queues(items, round.now)
    .flatMap((queue) => firstOf(queue, round) ?? [])
    .sort((one, other) => one.order - other.order)[0]
}

export function inOrder<Item extends StoredItem>(items: Item[]): Item[] {
  return items.toSorted((one, other) => one.order - other.order)
}

/** When the next attempt is due; undefined when nothing waits. An item behind another one has no moment of its own. */
export function nextMoment(items: StoredItem[], now = Date.now()): number | undefined {
  const moments = queues(items, now).flatMap((queue) =>
    queue
      .slice(0, blockerIndex(queue) + 1)
      .map(({ notBefore }) => (hasCome(notBefore, now) ? Math.min(notBefore, now) : notBefore)),
  )
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** The same items, marked where another goes out first: one of their kind, or the one that is being sent. */
export function withTurns(items: OutboxItem[], now = Date.now()): OutboxItem[] {
  const isBusy = items.some(({ state }) => state === 'sending')
  const behind = new Set(
    queues(items, now).flatMap((queue) =>
      queue
        .filter(({ notBefore }, index) => index > blockerIndex(queue) || (isBusy && hasCome(notBefore, now)))
        .map(({ id }) => id),
    ),
  )
  return items.map((item) => (behind.has(item.id) ? { ...item, isBehind: true } : item))
}

/** Whether others of its kind wait for this one. */
export function isInFront({ kind, order }: StoredItem, items: StoredItem[], now = Date.now()): boolean {
  return items.some((other) => other.kind === kind && other.order > order && goesOut(other, now))
}

/** What goes out by itself, kind by kind, in its order. */
function queues(items: StoredItem[], now: number | undefined): WaitingItem[][] {
  const going = inOrder(items).filter((item) => goesOut(item, now))
  return kinds.map((kind) => going.filter((item) => item.kind === kind))
}

/** The index of the first item behind which all others have to wait. */
function blockerIndex(queue: WaitingItem[]): number {
  const index = queue.findIndex((item) => !letsPass(item))
  return index < 0 ? queue.length : index
}

function firstOf(
  queue: WaitingItem[],
  { tried, isHurried, now = Date.now() }: Round,
): WaitingItem | undefined {
  for (const item of queue) {
    const isDue = hasCome(item.notBefore, now) || (isHurried && !item.isAsked)
    if (isDue && !tried.has(item.id)) return item
    if (!letsPass(item)) return undefined
  }
  return undefined
}

/** Whether it goes out by itself; what the visitor has to decide about holds no other item up. */
function goesOut(item: StoredItem, now: number | undefined): item is WaitingItem {
  return item.state === 'waiting' && !isOverdue(item, now)
}

/** It fails again and again: it keeps its order, and the others go. A network that breaks off is given more time. */
function letsPass({ faults, silences }: WaitingItem): boolean {
  return faults >= 3 || silences >= 8
}
