import { useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { api } from '#src/api/index.ts'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { Application } from '#src/contract/applications/record.ts'
import { FollowUpState } from '#src/dashboard/inbox/follow-up-state.tsx'
import {
  BulkFollowUp,
  InboxFilter,
  InboxRows,
  nothingLeft,
  useInboxColumns,
  useInboxFilter,
} from '#src/dashboard/inbox/inbox-filter.tsx'
import { noteRejectionAtom } from '#src/dashboard/inbox/new-rejections.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { DateFilter } from '#src/dashboard/list/date/date-filter.tsx'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import type { ListSearch } from '#src/dashboard/list/list-search.ts'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import type { MenuItem } from '#src/ui/overlay/menu.tsx'
import { StatusBadge, statusOf } from '#src/ui/status-badge.tsx'
import { shortMonthDay } from '#src/ui/text/date.ts'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { appliedDate } from './applied-date.ts'
import { facetsOf, positionOf, statusFacet } from './facets.ts'

// Defined once at module level: a new function would re-render every row.
const menu = ({ _id: id }: Application): MenuItem[] => [
  { label: 'View Details', icon: Eye, to: '/dashboard/applications/$id', params: { id } },
]

export function ApplicationList() {
  const client = useQueryClient()
  const noteRejection = useSetAtom(noteRejectionAtom)
  const isKept = useInboxFilter('applications')
  const keep = useCallback(
    (application: Application, search: ListSearch) =>
      isKept(application, search) &&
      (search.position === undefined || search.position === positionOf(application)),
    [isKept],
  )
  const options = { dateOf: appliedDate, statusOf: statusFacet, keep }
  const list = useRecordList(api.applications.list(), useInboxColumns('applications', columns), options)
  const nothing = nothingLeft(list.search, 'applications')
  const { status, position, answered, age } = list.search
  const facets = useMemo(() => {
    const others = list.query.data?.filter((application) => isKept(application, { answered, age }))
    return facetsOf(others ?? [], { status, position })
  }, [list.query.data, isKept, status, position, answered, age])
  return (
    <ListPage title="Applications">
      <ListTools list={list} label="Filter applications" file="applications">
        <StatusFilter list={list} label="Status" all="All Statuses" options={facets.statuses} />
        <StatusFilter
          list={list}
          name="position"
          label="Position"
          all="All Positions"
          options={facets.positions}
        />
        <InboxFilter list={list} collection="applications" />
        <DateFilter list={list} />
      </ListTools>
      <InboxRows list={list} collection="applications">
        <RecordTable
          list={list}
          resource={api.applications}
          menu={menu}
          question="Are you sure you want to delete this application?"
          bulk={(items) => (
            <BulkStatus
              items={items}
              noun={api.applications.collection.noun}
              options={applicationStatuses}
              statusOf={statusValue}
              set={async ({ _id }, status) => {
                await client.getMutationCache().build(client, api.applications.setStatus(_id)).execute(status)
                noteRejection(_id, status === 'rejected')
              }}
            />
          )}
          moreBulk={(items) => (
            <BulkFollowUp items={items} resource={api.applications} collection="applications" />
          )}
          empty={['No applications found', 'No job applications have been submitted yet.']}
          {...(nothing && { emptyFiltered: nothing })}
          skeletonRows={5}
        />
      </InboxRows>
    </ListPage>
  )
}

/** Loaded lazily: the list of pinned resumes is read after the rows. */
const PinnedMark = lazy(async () => ({ default: (await import('./pinned-mark.tsx')).PinnedMark }))

/** Loaded once a row is ticked. */
const BulkStatus = lazy(async () => ({
  default: (await import('#src/dashboard/list/bulk-status.tsx')).BulkStatus<Application>,
}))

const statusValue = ({ status }: Application) => statusOf(applicationStatuses, status).value

const columns: Column<Application>[] = [
  {
    header: 'Applicant',
    value: ({ applicantName, email }) => [applicantName, email].filter(Boolean).join(', '),
    cell: (application) => (
      <>
        <span className="as-table:block">{`${application.applicantName || '(no name)'} `}</span>
        <span className="block font-normal text-ink-soft text-sm as-cards:hidden">
          <EmailAddress>{application.email}</EmailAddress>
        </span>
        <Suspense>
          <PinnedMark id={application._id} />
        </Suspense>
        <FollowUpState record={application} />
      </>
    ),
  },
  {
    header: 'Position',
    value: ({ role }) => role || 'N/A',
    // Leaves room for the status beside it on a card.
    cell: ({ role }) => (
      <span className="as-cards:inline-block as-cards:max-w-1/2 as-cards:truncate as-cards:align-bottom">
        {role || 'N/A'}
      </span>
    ),
  },
  {
    header: 'Applied Date',
    value: (one) => shortMonthDay(appliedDate(one)),
    order: appliedDate,
    isOnlyInTable: true,
  },
  {
    header: 'Status',
    value: ({ status }) => statusOf(applicationStatuses, status).label || 'N/A',
    cell: ({ status }) => <StatusBadge statuses={applicationStatuses} word={status || 'N/A'} />,
  },
]
