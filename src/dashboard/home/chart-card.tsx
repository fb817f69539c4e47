import { type PrimitiveAtom, useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'

/** Titles of the charts that the user reads as tables; stored on the device. */
const asTablesAtom = atomWithStorage<unknown>('charts-as-tables', [], undefined, { getOnInit: true })
/** Titles of the charts that are open on a phone, where each is collapsed to a title and a sentence. */
const openAtom = atomWithStorage<unknown>('charts-open', [], undefined, { getOnInit: true })

export interface ChartTable {
  headers: string[]
  /** Rows of cells; the first cell names the row. */
  rows: string[][]
}

interface ChartCardProps {
  title: string
  /** Content of the chart in a sentence. */
  summary: string
  /** The same figures as a table; without rows there is no button for it. */
  table: ChartTable
  children: Elements
}

/** Chart with its title, its sentence and the table of its figures. */
export function ChartCard({ title, summary, table, children }: ChartCardProps) {
  const [isTable, turn] = useMark(asTablesAtom, title)
  const [isOpen, fold] = useMark(openAtom, title)
  const isFilled = table.rows.length > 0
  return (
    <Card as="section" className="flex flex-col print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-1 border-line border-b bg-paper-sunk px-4 py-1.5">
        <h2 className="wrap-anywhere min-w-0 flex-1 basis-28 py-1.5 text-lg">{title}</h2>
        {isFilled && (
          <div className="-mr-2 flex flex-wrap print:hidden">
            <HeadButton
              label={`Show as ${isTable ? 'chart' : 'table'}: ${title}`}
              className={classes(!isOpen && 'max-sm:hidden')}
              onClick={turn}
            >
              {isTable ? 'As chart' : 'As table'}
            </HeadButton>
            <HeadButton
              label={`${isOpen ? 'Hide' : 'Show'} chart: ${title}`}
              aria-expanded={isOpen}
              className="sm:hidden"
              onClick={fold}
            >
              {isOpen ? 'Hide' : 'Show chart'}
            </HeadButton>
          </div>
        )}
      </div>
      <div className={classes('flex grow flex-col gap-3 p-4', !isOpen && 'max-sm:py-2')}>
        <p className="text-ink-soft tabular-nums">{summary}</p>
        {isFilled && (
          <div className={classes('flex grow flex-col', !isOpen && 'max-sm:not-print:hidden')}>
            {isTable ? <FiguresTable caption={title} {...table} /> : children}
          </div>
        )}
      </div>
    </Card>
  )
}

function HeadButton({ label, ...props }: ButtonProps & { label: string }) {
  return <Button variant="quiet" size="small" aria-label={label} {...props} />
}

/** Returns whether a title is among the stored ones, and a function that toggles it. */
function useMark(atom: PrimitiveAtom<unknown>, title: string): [boolean, () => void] {
  const [storedValue, keep] = useAtom(atom)
  const titles = Array.isArray(storedValue) ? storedValue.filter((name) => typeof name === 'string') : []
  const isMarked = titles.includes(title)
  return [isMarked, () => keep(isMarked ? titles.filter((name) => name !== title) : [...titles, title])]
}

function FiguresTable({ caption, headers, rows }: ChartTable & { caption: string }) {
  return (
    <table className="-mx-2 w-[calc(100%+1rem)] text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-soft">
          {headers.map((header, index) => (
            <th
              key={header}
              scope="col"
              className={classes('px-2 py-1 align-bottom font-semibold', index > 0 && 'text-right')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and the order is the chart's
          <tr key={row} className="border-line border-t">
            <th scope="row" className="wrap-anywhere px-2 py-1 align-top font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={headers[index + 1]}
                className="wrap-anywhere px-2 py-1 text-right align-top tabular-nums"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
