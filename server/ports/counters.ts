import type { Counters } from '#backend/ports/ports.ts'

/** A counter in the database, so that a limit applies to all of its servers together. */
interface SharedCounter {
  /** Adds to a counter. Returns the number within the current window of the given seconds. */
  increment: (key: string, seconds: number, now: Date, amount?: number) => Promise<number>
}

export function createCounters(shared: SharedCounter, now: () => Date): Counters {
  return { add: (key, seconds, amount) => shared.increment(key, seconds, now(), amount) }
}
