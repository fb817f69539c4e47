import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useId } from 'react'
import { classes } from '#src/ui/classes.ts'
import { Select } from '#src/ui/select.tsx'
import type { RecordList } from './record-list.ts'
import { SelectPage } from './select-rows.tsx'

interface TableHeadProps<Item> {
  list: RecordList<Item>
  hasActions: boolean
  hasTicks: boolean
}

/** Column headers that sort: first ascending, then descending, then in the backend's order. */
export function TableHead<Item extends { _id: string }>({
  list,
  hasActions,
  hasTicks,
}: TableHeadProps<Item>) {
  const sort = list.search.sort ?? ''
  return (
    // Cards show the names of their columns only; the sort menu and the bar of ticked rows do the rest.
    <thead className="sticky top-(--top-bar) z-2 bg-paper-sunk as-cards:sr-only as-cards:[&_:is(button,input)]:invisible">
      <tr>
        {hasTicks && (
          <th scope="col" className="w-10 pl-3">
            <SelectPage list={list} />
            <span className="as-table:hidden">Selection</span>
          </th>
        )}
        {list.columns.map(({ header, isFigure }) => {
          const Icon = icons[order(sort, header)]
          return (
            <th
              key={header}
              scope="col"
              aria-label={header}
              aria-sort={order(sort, header)}
              className="px-2 py-1 font-semibold"
            >
              <span className="as-table:hidden">{header}</span>
              <button
                type="button"
                aria-label={`Sort by ${header}`}
                className={classes(
                  'flex min-h-(--control) items-center gap-1 px-2 text-ink-soft hover:text-ink',
                  isFigure ? 'ml-auto flex-row-reverse text-right' : 'text-left',
                )}
                onClick={() => list.change({ sort: next(sort, header) })}
              >
                <span>{header}</span>
                <Icon aria-hidden size={14} strokeWidth={1.5} />
              </button>
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className="w-12">
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Sort menu for cards, which have no headers; on a phone it is in the sheet. */
export function SortMenu<Item>({ list, inSheet }: { list: RecordList<Item>; inSheet?: boolean }) {
  const id = useId()
  return (
    <div
      className={classes(
        'flex items-center gap-2 print:hidden',
        inSheet ? undefined : 'as-table:hidden max-md:hidden',
      )}
    >
      <label htmlFor={id} className="shrink-0 text-ink-soft">
        Sort by
      </label>
      <Select
        id={id}
        className="flex-1"
        value={list.search.sort ?? ''}
        onChange={(event) => list.change({ sort: event.target.value || undefined })}
        options={[
          { value: '', label: 'As received' },
          ...list.columns.flatMap(({ header }) => [
            { value: header, label: `${header}, ascending` },
            { value: `-${header}`, label: `${header}, descending` },
          ]),
        ]}
      />
    </div>
  )
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

function order(sort: string, header: string) {
  if (sort === header) return 'ascending'
  return sort === `-${header}` ? 'descending' : 'none'
}

function next(sort: string, header: string): string | undefined {
  if (sort === header) return `-${header}`
  return sort === `-${header}` ? undefined : header
}
