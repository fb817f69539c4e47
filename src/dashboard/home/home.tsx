import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { LatestRecords } from '#src/dashboard/home/latest/latest-records.tsx'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { SavedAge } from '#src/offline/connection/saved-age.tsx'
import { Skeleton, SkeletonCards } from '#src/ui/skeleton.tsx'
import { Activities } from './activities.tsx'
import { Instrument } from './instrument.tsx'
import { Metrics, metricsGrid } from './metrics.tsx'
import { QuickActions } from './quick-actions.tsx'

/** Dashboard home: the enquiries that wait, then the summary of arrivals and actions, and links to the next tasks. */
export function Home() {
  const summary = useQuery(api.summary.read())
  return (
    <ListPage title="Dashboard" actions={summary.data && <SavedAge at={summary.dataUpdatedAt} />}>
      <QuickActions paths={summary.data?.quickActions} />
      <Instrument part="first-run" />
      <Instrument part="waiting" />
      <QueryState
        query={summary}
        // The age stands beside the heading: it applies to the whole screen.
        unsaved={summary.data !== undefined}
        skeleton={<Waiting />}
        sentenceFor={(sentence) => `Error loading dashboard: ${sentence}`}
      >
        {({ metrics, latestActivities, ...latest }) => (
          <>
            <Metrics metrics={metrics} />
            <Instrument part="charts" />
            <Activities activities={latestActivities} />
            <LatestRecords {...latest} />
          </>
        )}
      </QueryState>
      {/* The charts come from the cache: a failed summary does not remove them. */}
      {summary.isError && !summary.data && <Instrument part="charts" />}
    </ListPage>
  )
}

function Waiting() {
  return (
    <>
      <SkeletonCards count={3} lines={2} className={metricsGrid} />
      <div aria-hidden className="grid gap-4 lg:grid-cols-3">
        <Skeleton className="h-72 lg:col-span-2" />
        <Skeleton className="h-72" />
      </div>
    </>
  )
}
