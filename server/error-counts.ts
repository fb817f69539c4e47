const hour = 3_600_000

/** Hours for which an error is counted. */
const hours = 24

export interface ErrorCount {
  code: string
  count: number
  /** ISO 8601 text in UTC. */
  lastAt: string
}

export type ErrorCounts = ReturnType<typeof createErrorCounts>

/** Counts the errors of this process in the last 24 hours by code, in steps of an hour. */
export function createErrorCounts(now: () => Date) {
  const counts = new Map<number, Map<string, ErrorCount>>()

  /** Returns the hours since 1970, and forgets those that are over. */
  const currentHour = () => {
    const current = Math.floor(now().getTime() / hour)
    for (const one of counts.keys()) if (current - one >= hours) counts.delete(one)
    return current
  }

  return {
    add: (code: string) => {
      const current = currentHour()
      const ofHour = counts.get(current) ?? new Map<string, ErrorCount>()
      counts.set(current, ofHour)
      const count = (ofHour.get(code)?.count ?? 0) + 1
      ofHour.set(code, { code, count, lastAt: now().toISOString() })
    },
    /** Returns the most frequent code first. */
    list: (): ErrorCount[] => {
      currentHour()
      const totals = new Map<string, ErrorCount>()
      for (const ofHour of counts.values())
        for (const { code, count, lastAt } of ofHour.values()) {
          const total = totals.get(code)
          totals.set(code, {
            code,
            count: count + (total?.count ?? 0),
            lastAt: total && total.lastAt > lastAt ? total.lastAt : lastAt,
          })
        }
      return [...totals.values()].sort((one, other) => other.count - one.count)
    },
  }
}
