import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { api } from '#src/api/index.ts'
import type { Testimonial } from '#src/contract/testimonials.ts'
import { BulkDelete } from '#src/dashboard/bulk-delete.tsx'
import type { Column } from '#src/dashboard/column.ts'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { ListTools } from '#src/dashboard/list-tools.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { RowActions } from '#src/dashboard/row-actions.tsx'
import { StatusFilter } from '#src/dashboard/status-filter.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { dayMonthYear } from '#src/ui/date.ts'
import { Empty } from '#src/ui/empty.tsx'

export function TestimonialList() {
  const list = useRecordList(api.testimonials.list(), columns, { statusOf })
  return (
    <ListPage
      title="Testimonials"
      actions={
        <Link to="/dashboard/testimonials/new" className={buttonClass()}>
          Add Testimonial
        </Link>
      }
    >
      <ListTools list={list} label="Filter testimonials" file="testimonials">
        <StatusFilter list={list} label="Status" all="All statuses" options={['Active', 'Inactive']} />
      </ListTools>
      <RecordTable
        caption="Testimonials"
        list={list}
        open="/dashboard/testimonials/$id"
        actions={({ _id, name }) => (
          <RowActions
            name={name}
            items={[{ label: 'Edit', icon: Pencil, to: '/dashboard/testimonials/$id', params: { id: _id } }]}
            of={api.testimonials}
            id={_id}
            thing="Testimonial"
          >
            Are you sure you want to delete this testimonial?
          </RowActions>
        )}
        bulk={(items) => (
          <BulkDelete of={api.testimonials} items={items} noun={['testimonial', 'testimonials']} />
        )}
        empty={<Empty title="No testimonials">Get started by creating a new testimonial.</Empty>}
        emptyFiltered={<Empty title="No testimonials">No testimonial fits what the filters ask for.</Empty>}
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
