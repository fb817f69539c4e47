import { api } from '#src/api/index.ts'
import type { Career } from '#src/contract/careers/record.ts'
import { workBaseLabel, workBases } from '#src/contract/options.ts'
import type { Column } from '#src/dashboard/list/column.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import { useRecordList } from '#src/dashboard/list/record-list.ts'
import { RecordTable } from '#src/dashboard/list/record-table.tsx'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { NewLink } from '#src/dashboard/navigation/new-link.tsx'
import { monthDayYear } from '#src/ui/text/date.ts'
import { dollarRange } from '#src/ui/text/money.ts'

export function CareerList() {
  const list = useRecordList(api.careers.list(), columns, { statusOf: (career) => career.base })
  return (
    <ListPage title="Careers" actions={<NewLink resource={api.careers} />}>
      <ListTools list={list} label="Filter jobs" file="careers">
        <StatusFilter list={list} label="Work base" all="All work bases" options={workBases} />
      </ListTools>
      <RecordTable
        list={list}
        resource={api.careers}
        question="Are you sure you want to delete this job posting?"
        empty={['No jobs', 'Get started by creating a new job.']}
        skeletonRows={3}
      />
    </ListPage>
  )
}

const columns: Column<Career>[] = [
  { header: 'Job Title', value: (career) => career.title },
  { header: 'Location', value: (career) => career.location || 'N/A' },
  {
    header: 'Date Posted',
    value: (career) => monthDayYear(career.createdAt),
    order: (career) => career.createdAt,
  },
  {
    header: 'Salary Range',
    value: ({ priceRangeMin, priceRangeMax }) => dollarRange(priceRangeMin, priceRangeMax),
    order: (career) => career.priceRangeMin,
    isFigure: true,
  },
  {
    header: 'Work Base',
    value: ({ base }) => workBaseLabel(base) || 'N/A',
  },
]
