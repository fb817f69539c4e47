import { ListFilter } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { DateFilter } from '#src/dashboard/list/date/date-filter.tsx'
import { DateRange } from '#src/dashboard/list/date/date-range.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { Button } from '#src/ui/button.tsx'
import { withStoredOption } from '#src/ui/select.tsx'
import { SetCount } from '#src/ui/set-count.tsx'

/** Text, status and, behind "Filter", the days; on a phone the sheet holds all but the text. */
export function ProjectFilters({ list }: { list: RecordList<Project> }) {
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useIsNarrow()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { status = '', from, to } = list.search
  const count = [status, from || to].filter(Boolean).length
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const filter = (
    <Button
      ref={button}
      variant="secondary"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <ListFilter aria-hidden size={16} strokeWidth={1.5} />
      <span>Filter</span>
      <SetCount count={count} />
    </Button>
  )
  return (
    <>
      <ListTools list={list} label="Filter projects" file="projects">
        <StatusFilter
          list={list}
          label="Status"
          all="All Projects"
          options={withStoredOption(projectStatuses, status)}
        />
        {isNarrow ? <DateFilter list={list} /> : filter}
      </ListTools>
      {isOpen && !isNarrow && (
        <div id={id} className="max-w-xl rounded-md border border-line bg-paper-sunk p-4">
          <p className="mb-3 text-ink-soft">Projects created within these days</p>
          <DateRange list={list} columns={2} onApply={close}>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          </DateRange>
        </div>
      )}
    </>
  )
}
