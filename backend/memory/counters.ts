import type { Counters } from '#backend/ports/ports.ts'

/** Creates counters in memory. */
export function createMemoryCounters(now: () => Date = () => new Date()): Counters {
  const counted = new Map<string, { at: number; amount: number }[]>()
  return {
    add: async (key, seconds, amount = 1) => {
      const at = now().getTime()
      const recent = (counted.get(key) ?? []).filter((earlier) => earlier.at > at - seconds * 1000)
      recent.push({ at, amount })
      counted.set(key, recent)
      return recent.reduce((sum, { amount: one }) => sum + one, 0)
    },
  }
}
