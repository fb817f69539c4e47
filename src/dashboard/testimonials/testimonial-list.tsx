import { api } from '#src/api/index.ts'
import { activeState, activeStates } from '#src/contract/testimonials/active-states.ts'
import type { Testimonial } from '#src/contract/testimonials/record.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { editMenuFor } from '#src/dashboard/navigation/edit-menu.ts'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'
import { StatusBadge, statusOf } from '#src/ui/status-badge.tsx'
import { dayMonthYear } from '#src/ui/text/date.ts'

// Defined once at module level: a new function would re-render every row.
const menu = editMenuFor('/dashboard/testimonials/$id')

export function TestimonialList() {
  const list = useRecordList(api.testimonials.list(), columns, { statusOf: activeState })
  return (
    <ListPage title="Testimonials" actions={<NewLink resource={api.testimonials} />}>
      <ListTools list={list} label="Filter testimonials" file="testimonials">
        <StatusFilter list={list} label="Status" all="All statuses" options={activeStates} />
      </ListTools>
      <RecordTable
        list={list}
        resource={api.testimonials}
        menu={menu}
        question="Are you sure you want to delete this testimonial?"
        empty={['No testimonials', 'Get started by creating a new testimonial.']}
        skeletonRows={3}
      />
    </ListPage>
  )
}

const columns: Column<Testimonial>[] = [
  { header: 'Client Name', value: (entry) => entry.name },
  {
    header: 'Message Snippet',
    value: (entry) => entry.testimonial,
    cell: (entry) => <span className="line-clamp-1 self-start">{entry.testimonial}</span>,
  },
  {
    header: 'Date Added',
    value: (entry) => dayMonthYear(entry.createdAt),
    order: (entry) => entry.createdAt,
  },
  {
    header: 'Status',
    value: (entry) => statusOf(activeStates, activeState(entry)).label,
    cell: (entry) => <StatusBadge statuses={activeStates} word={activeState(entry)} />,
  },
]
