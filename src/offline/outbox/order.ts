import { hasCome } from './backoff.ts'
import { isOverdue, kinds, type OutboxItem, type StoredItem, type WaitingItem } from './item.ts'

interface Round {
  /** Items already tried in this round. */
  tried: ReadonlySet<string>
  /** Whether the network has returned or the visitor asks: then only pauses that the server requested apply. */
  isHurried: boolean
  now?: number
}

/** Returns the next item to send: the oldest of those that may be sent. Each kind keeps its order. */
export function nextToSend(items: StoredItem[], round: Round): WaitingItem | undefined {
  return queues(items, round.now)
    .flatMap((queue) => firstOf(queue, round) ?? [])
    .sort((one, other) => one.order - other.order)[0]
}

export function inOrder<Item extends StoredItem>(items: Item[]): Item[] {
  return items.toSorted((one, other) => one.order - other.order)
}

/** Returns when the next attempt is due; undefined if nothing waits. An item behind another has no time of its own. */
export function nextMoment(items: StoredItem[], now = Date.now()): number | undefined {
  const moments = queues(items, now).flatMap((queue) =>
    queue
      .slice(0, blockerIndex(queue) + 1)
      .map(({ notBefore }) => (hasCome(notBefore, now) ? Math.min(notBefore, now) : notBefore)),
  )
  return moments.length > 0 ? Math.min(...moments) : undefined
}

/** Marks the items that have to wait for another: one of their kind, or the one that is being sent. */
export function markBlocked(items: OutboxItem[], now = Date.now()): OutboxItem[] {
  const isBusy = items.some(({ state }) => state === 'sending')
  const behind = new Set(
    queues(items, now).flatMap((queue) =>
      queue
        .filter(({ notBefore }, index) => index > blockerIndex(queue) || (isBusy && hasCome(notBefore, now)))
        .map(({ id }) => id),
    ),
  )
  return items.map((item) => (behind.has(item.id) ? { ...item, isBlocked: true } : item))
}

/** Whether other items of its kind wait for this one. */
export function isInFront({ kind, order }: StoredItem, items: StoredItem[], now = Date.now()): boolean {
  return items.some((other) => other.kind === kind && other.order > order && goesOut(other, now))
}

/** Returns the items that are sent automatically, by kind and in order. */
function queues(items: StoredItem[], now: number | undefined): WaitingItem[][] {
  const going = inOrder(items).filter((item) => goesOut(item, now))
  return kinds.map((kind) => going.filter((item) => item.kind === kind))
}

/** Returns the index of the first item that blocks all others behind it. */
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

/** Whether an item is sent automatically; an undecided one blocks no other. */
function goesOut(item: StoredItem, now: number | undefined): item is WaitingItem {
  return item.state === 'waiting' && !isOverdue(item, now)
}

/** Whether a repeatedly failing item lets others pass. Broken connections are tolerated longer than faults. */
function letsPass({ faults, silences }: WaitingItem): boolean {
  return faults >= 3 || silences >= 8
}
