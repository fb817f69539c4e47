import { api } from '#src/api/index.ts'
import { ApplicationsFunnel, funnelTitle } from './applications-funnel.tsx'
import { chartColumns, chartsGrid } from './instrument-skeletons.tsx'
import { ProgrammeChart, programmeTitle } from './programme-chart.tsx'
import { byServiceTitle, QuotesByService } from './quotes-by-service.tsx'
import { perWeekTitle, QuotesPerWeek } from './quotes-per-week.tsx'
import { SavedList } from './saved-list.tsx'

/** Charts of projects and arrivals, rendered from the cached lists. */
export function Charts() {
  return (
    <div className={chartsGrid}>
      <div className={chartColumns.wide}>
        <SavedList list={api.projects.list()} title={programmeTitle}>
          {(projects) => <ProgrammeChart projects={projects} />}
        </SavedList>
        <SavedList list={api.quoteRequests.list()} title={perWeekTitle}>
          {(requests) => <QuotesPerWeek requests={requests} />}
        </SavedList>
      </div>
      <div className={chartColumns.narrow}>
        <SavedList list={api.quoteRequests.list()} title={byServiceTitle}>
          {(requests) => <QuotesByService requests={requests} />}
        </SavedList>
        <SavedList list={api.applications.list()} title={funnelTitle}>
          {(applications) => <ApplicationsFunnel applications={applications} />}
        </SavedList>
      </div>
    </div>
  )
}
