import { useCachedText } from '#src/dashboard/cached-text.ts'
import { type ListReport, readinessReport } from '#src/offline/readiness-report.ts'

/** What the device has of each list, now and as it changes. */
export function useReports(): ListReport[] {
  // Made two lines below, so it is what it says.
  return JSON.parse(useCachedText((client) => JSON.stringify(readinessReport(client)), 300)) as ListReport[]
}
