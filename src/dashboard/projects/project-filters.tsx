import { ListFilter } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects.ts'
import { DateRange } from '#src/dashboard/list/date-range.tsx'
import { ListTools } from '#src/dashboard/list/list-tools.tsx'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { StatusFilter } from '#src/dashboard/list/status-filter.tsx'
import { Button } from '#src/ui/button.tsx'
import { withKeptOption } from '#src/ui/select.tsx'

/** Text, status and, behind "Filter", the days; on a phone the status is behind it, too. */
export function ProjectFilters({ list }: { list: RecordList<Project> }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { status = '', from, to } = list.search
  const count = [status, from || to].filter(Boolean).length
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <ListTools list={list} label="Filter projects" file="projects">
        <div className={isOpen ? undefined : 'max-md:hidden'}>
          <StatusFilter
            list={list}
            label="Status"
            all="All Projects"
            options={withKeptOption(projectStatuses, status)}
          />
        </div>
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden size={16} strokeWidth={1.5} />
          Filter
          {count > 0 && (
            <span className="rounded-sm bg-signal px-1.5 text-on-signal text-xs tabular-nums">
              {count}
              <span className="sr-only"> set</span>
            </span>
          )}
        </Button>
        {list.isFiltered && (
          <Button
            variant="quiet"
            onClick={() => {
              list.change({ q: undefined, status: undefined, from: undefined, to: undefined })
              button.current?.focus()
            }}
          >
            Clear filters
          </Button>
        )}
      </ListTools>
      {isOpen && (
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
