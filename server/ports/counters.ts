import type { Counters } from '#backend/ports/ports.ts'

/** A counter of the rows, so that a limit holds for all servers on them together. */
interface SharedCounter {
  /** Counts one more, or so many. Gives how many came in the current window of so many seconds. */
  increment: (key: string, seconds: number, now: Date, amount?: number) => Promise<number>
}

export function createCounters(shared: SharedCounter, now: () => Date): Counters {
  return { add: (key, seconds, amount) => shared.increment(key, seconds, now(), amount) }
}
