import type { Counters } from '#backend/ports/ports.ts'

/** Counts in memory. */
export function createMemoryCounters(now: () => Date = () => new Date()): Counters {
  const moments = new Map<string, number[]>()
  return {
    add: async (key, seconds) => {
      const time = now().getTime()
      const recent = (moments.get(key) ?? []).filter((moment) => moment > time - seconds * 1000)
      moments.set(key, [...recent, time])
      return recent.length + 1
    },
  }
}
