import { type ListReport, syncReport } from '#src/offline/sync/sync-report.ts'
import { syncedAt } from '#src/offline/sync/sync-state.ts'
import { useCacheSelector } from '#src/offline/sync/use-cache-selector.ts'

interface Reports {
  lists: ListReport[]
  /** The moment from which on every list is at least this new. */
  syncedAt?: number
}

/** What the device has of each list, and since when: both of the same moment, now and as it changes. */
export function useReports(): Reports {
  const text = useCacheSelector(
    (client) => JSON.stringify({ lists: syncReport(client), syncedAt: syncedAt(client) }),
    300,
  )
  // Made in the lines above, so it is what it says.
  return JSON.parse(text) as Reports
}
