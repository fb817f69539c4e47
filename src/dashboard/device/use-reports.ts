import { type ListReport, syncReport } from '#src/dashboard/offline-data/sync/sync-report.ts'
import { syncedAt } from '#src/dashboard/offline-data/sync/sync-state.ts'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'

interface Reports {
  lists: ListReport[]
  /** Timestamp in milliseconds: every list is at least this new. */
  syncedAt?: number
}

/** Returns the state of each cached list and its time, both read together, and updates as they change. */
export function useReports(): Reports {
  const text = useCacheSelector(
    (client) => JSON.stringify({ lists: syncReport(client), syncedAt: syncedAt(client) }),
    300,
  )
  // The text was serialized from this type in the lines above.
  return JSON.parse(text) as Reports
}
