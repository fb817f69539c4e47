import { Link } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { type Career, workBases } from '#src/contract/careers.ts'
import { BulkDelete } from '#src/dashboard/bulk-delete.tsx'
import type { Column } from '#src/dashboard/column.ts'
import { DeleteItem } from '#src/dashboard/delete-item.tsx'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { ListTools } from '#src/dashboard/list-tools.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { StatusFilter } from '#src/dashboard/status-filter.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { monthDayYear } from '#src/ui/date.ts'
import { Empty } from '#src/ui/empty.tsx'
import { dollars } from '#src/ui/money.ts'

export function CareerList() {
  const list = useRecordList(api.careers.list(), columns, { statusOf: (career) => career.base })
  return (
    <ListPage
      title="Careers"
      actions={
        <Link to="/dashboard/careers/new" className={buttonClass()}>
          Post New Job
        </Link>
      }
    >
      <ListTools list={list} label="Filter jobs" file="careers">
        <StatusFilter list={list} label="Work base" all="All work bases" options={workBases} />
      </ListTools>
      <RecordTable
        caption="Jobs"
        list={list}
        open="/dashboard/careers/$id"
        actions={(career) => (
          <DeleteItem of={api.careers} id={career._id} thing="Job">
            Are you sure you want to delete this job posting?
          </DeleteItem>
        )}
        bulk={(items) => <BulkDelete of={api.careers} items={items} noun={['job posting', 'job postings']} />}
        empty={<Empty title="No jobs">Get started by creating a new job.</Empty>}
        emptyFiltered={<Empty title="No jobs">No job fits what the filters ask for.</Empty>}
        skeletonRows={3}
      />
    </ListPage>
  )
}

const columns: Column<Career>[] = [
  { header: 'Job Title', value: (career) => career.title },
  { header: 'Location', value: (career) => career.location },
  {
    header: 'Date Posted',
    value: (career) => monthDayYear(career.createdAt),
    order: (career) => career.createdAt,
  },
  {
    header: 'Salary Range',
    value: (career) => dollars(career.priceRangeMin, career.priceRangeMax),
    order: (career) => career.priceRangeMin,
  },
  {
    header: 'Work Base',
    value: ({ base }) => workBases.find(({ value }) => value === base)?.label ?? base,
  },
]
