import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/index.ts'
import { project } from '#src/contract/projects/record.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { SavedAge } from '#src/offline/connection/saved-age.tsx'
import { Skeleton, SkeletonCards } from '#src/ui/skeleton.tsx'
import { Activities } from './activities.tsx'
import { Applicants } from './applicants.tsx'
import { Instrument } from './instrument.tsx'
import { LatestRows } from './latest-rows.tsx'
import { Metrics, metricsGrid } from './metrics.tsx'
import { QuickActions } from './quick-actions.tsx'

/** Dashboard home: the enquiries that wait, then the summary of arrivals and actions, and links to the next tasks. */
export function Home() {
  const summary = useQuery(api.summary.read())
  return (
    <ListPage title="Dashboard" actions={summary.data && <SavedAge at={summary.dataUpdatedAt} />}>
      <Instrument part="waiting" />
      <QueryState
        query={summary}
        // The age stands beside the heading: it applies to the whole screen.
        unsaved={summary.data !== undefined}
        skeleton={<Waiting />}
        sentenceFor={(sentence) => `Error loading dashboard: ${sentence}`}
      >
        {({ metrics, latestActivities, quickActions, projects, quoteRequests, jobApplications }) => (
          <>
            <Metrics metrics={metrics} />
            <Instrument part="charts" />
            <div className="grid grid-cols-1 gap-4 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-3 lg:[&>:first-child]:col-span-2 print:block">
              <Activities activities={latestActivities} />
              <div className="grid print:hidden">
                <QuickActions paths={quickActions} />
              </div>
            </div>
            <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
              <LatestRows
                title="Projects"
                to="/dashboard/projects"
                rows={projects.map(({ id, title, client, status }) => ({
                  id,
                  name: title || 'Untitled project',
                  about: client || 'N/A',
                  status: project.fields.status.read(status) || 'planning',
                }))}
              />
              <LatestRows
                title="Quote Requests"
                to="/dashboard/quote-requests"
                rows={quoteRequests.map(({ id, companyName, contactPerson, serviceType }) => ({
                  id,
                  name: companyName || contactPerson || 'A company',
                  about: [companyName && contactPerson, serviceType].filter(Boolean).join(' · '),
                }))}
              />
            </div>
            <Applicants applications={jobApplications} />
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
