import { api } from '#src/api/index.ts'
import type { Testimonial } from '#src/contract/testimonials.ts'
import type { Column } from '#src/dashboard/column.ts'
import { editing } from '#src/dashboard/editing.ts'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { ListTools } from '#src/dashboard/list-tools.tsx'
import { NewLink } from '#src/dashboard/new-link.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { StatusFilter } from '#src/dashboard/status-filter.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { dayMonthYear } from '#src/ui/date.ts'

export function TestimonialList() {
  const list = useRecordList(api.testimonials.list(), columns, { statusOf })
  return (
    <ListPage
      title="Testimonials"
      actions={<NewLink to="/dashboard/testimonials/new">Add Testimonial</NewLink>}
    >
      <ListTools list={list} label="Filter testimonials" file="testimonials">
        <StatusFilter list={list} label="Status" all="All statuses" options={['Active', 'Inactive']} />
      </ListTools>
      <RecordTable
        list={list}
        of={api.testimonials}
        noun={['testimonial', 'testimonials']}
        menu={editing('/dashboard/testimonials/$id')}
        question="Are you sure you want to delete this testimonial?"
        empty={['No testimonials', 'Get started by creating a new testimonial.']}
        skeletonRows={3}
      />
    </ListPage>
  )
}

const statusOf = ({ isActive }: Testimonial) => (isActive ? 'Active' : 'Inactive')

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
    value: statusOf,
    cell: (entry) => <Badge tone={entry.isActive ? 'safe' : 'neutral'}>{statusOf(entry)}</Badge>,
  },
]
