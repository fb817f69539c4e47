import { useAtom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'

/** Which charts this person reads as tables, by their titles; kept on the device. */
const asTablesAtom = atomWithStorage<unknown>('charts-as-tables', [], undefined, { getOnInit: true })

export interface ChartTable {
  headers: string[]
  /** Rows of cells; the first names the row. */
  rows: string[][]
}

interface ChartCardProps {
  title: string
  /** What the chart says, in a sentence. */
  summary: string
  /** The same figures as a table; without rows there is nothing to change over to. */
  table: ChartTable
  wide?: boolean
  children: ReactNode
}

/** A chart with its title, its sentence and the table that it is drawn from. */
export function ChartCard({ title, summary, table, wide, children }: ChartCardProps) {
  const [kept, keep] = useAtom(asTablesAtom)
  const titles = Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  const isTable = titles.includes(title) && table.rows.length > 0
  const words = isTable ? 'Show as chart' : 'Show as table'
  return (
    <Card as="section" className={classes('flex flex-col print:break-inside-avoid', wide && 'lg:col-span-2')}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b bg-paper-sunk px-4 py-1.5">
        <h2 className="wrap-anywhere min-w-0 flex-1 basis-32 py-1.5 text-lg">{title}</h2>
        {table.rows.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="-mr-2 print:hidden"
            aria-label={`${words}: ${title}`}
            onClick={() => keep(isTable ? titles.filter((name) => name !== title) : [...titles, title])}
          >
            {words}
          </Button>
        )}
      </div>
      <div className="flex grow flex-col gap-3 p-4">
        <p className="text-ink-soft tabular-nums">{summary}</p>
        {isTable ? <FiguresTable caption={title} {...table} /> : children}
      </div>
    </Card>
  )
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
