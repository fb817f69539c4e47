import { api } from '#src/api/index.ts'
import { type Career, workBases } from '#src/contract/careers.ts'
import type { Column } from '#src/dashboard/column.ts'
import { ListPage } from '#src/dashboard/list-page.tsx'
import { ListTools } from '#src/dashboard/list-tools.tsx'
import { NewLink } from '#src/dashboard/new-link.tsx'
import { useRecordList } from '#src/dashboard/record-list.ts'
import { RecordTable } from '#src/dashboard/record-table.tsx'
import { StatusFilter } from '#src/dashboard/status-filter.tsx'
import { monthDayYear } from '#src/ui/date.ts'
import { dollars } from '#src/ui/money.ts'

export function CareerList() {
  const list = useRecordList(api.careers.list(), columns, { statusOf: (career) => career.base })
  return (
    <ListPage title="Careers" actions={<NewLink to="/dashboard/careers/new">Post New Job</NewLink>}>
      <ListTools list={list} label="Filter jobs" file="careers">
        <StatusFilter list={list} label="Work base" all="All work bases" options={workBases} />
      </ListTools>
      <RecordTable
        list={list}
        of={api.careers}
        noun={['job', 'jobs']}
        question="Are you sure you want to delete this job posting?"
        empty={['No jobs', 'Get started by creating a new job.']}
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
