import { api } from '#src/api/index.ts'
import type { QuoteRequest } from '#src/contract/quote-requests/record.ts'
import { FollowUpState } from '#src/dashboard/inbox/follow-up-state.tsx'
import {
  BulkFollowUp,
  InboxFilter,
  InboxRows,
  nothingLeft,
  useInboxColumns,
  useInboxFilter,
} from '#src/dashboard/inbox/inbox-filter.tsx'
import type { Column } from '#src/dashboard/list/column.ts'
import { DateFilter } from '#src/dashboard/list/date/date-filter.tsx'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { monthDayYear } from '#src/ui/text/date.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { budgetWords } from './budget.ts'

export function QuoteRequestList() {
  const keep = useInboxFilter('quote-requests')
  const list = useRecordList(api.quoteRequests.list(), useInboxColumns('quote-requests', columns), {
    dateOf,
    keep,
  })
  const { from, to } = list.search
  return (
    <ListPage title="Quote Requests">
      <ListTools list={list} label="Filter quote requests" file="quote-requests">
        <InboxFilter list={list} collection="quote-requests" />
        <DateFilter list={list} />
      </ListTools>
      <InboxRows list={list} collection="quote-requests">
        <RecordTable
          list={list}
          resource={api.quoteRequests}
          question="Are you sure you want to delete this quote request?"
          empty={['No quote requests', 'Get started by creating a new quote request.']}
          emptyFiltered={
            from || to
              ? 'No quote requests found for the selected date range.'
              : (nothingLeft(list.search, 'quote requests') ??
                (list.search.q ? `No quote requests contain "${list.search.q}".` : undefined))
          }
          bulk={(items) => (
            <BulkFollowUp items={items} resource={api.quoteRequests} collection="quote-requests" />
          )}
          skeletonRows={3}
        />
      </InboxRows>
    </ListPage>
  )
}

const dateOf = (request: QuoteRequest) => request.createdAt

const columns: Column<QuoteRequest>[] = [
  {
    header: 'Company',
    value: (request) => request.companyName,
    cell: (request) => (
      <>
        <span>{request.companyName || '(no name)'}</span>
        <FollowUpState record={request} />
      </>
    ),
  },
  { header: 'Contact Person', value: (request) => `${request.firstName} ${request.lastName}`.trim() },
  { header: 'Service', value: (request) => request.service },
  {
    header: 'Budget',
    value: (request) => withThousands(request.budget),
    cell: (request) => budgetWords(request.budget) || 'N/A',
    order: (request) => request.budget,
    isFigure: true,
  },
  { header: 'Date', value: (request) => monthDayYear(request.createdAt), order: dateOf },
]
