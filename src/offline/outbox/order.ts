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
  return kinds
    .flatMap(
      (kind) =>
        firstOf(
          inOrder(items).filter((item) => item.kind === kind && goesOut(item, round)),
          round,
        ) ?? [],
    )
    .sort((one, other) => one.order - other.order)[0]
}

export function inOrder(items: OutboxItem[]): OutboxItem[] {
  return items.toSorted((one, other) => one.order - other.order)
}

/** When the next attempt is due; undefined when nothing waits. */
export function nextMoment(items: OutboxItem[], now = Date.now()): number | undefined {
  const moments = items.filter((item) => goesOut(item, { now })).map(({ notBefore }) => notBefore)
  return moments.length > 0 ? Math.min(...moments) : undefined
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
function goesOut(item: OutboxItem, { now = Date.now() }: Pick<Round, 'now'>): boolean {
  return item.state === 'waiting' && !isOverdue(item, now)
}

/** The server fails on this one again and again: it keeps its place, and the others go. */
function letsPass({ faults }: OutboxItem): boolean {
  return faults >= 3
}
