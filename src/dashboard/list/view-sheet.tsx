import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import { Checkbox } from '#src/ui/text-input.tsx'
import type { ColumnChoice } from './columns-menu.tsx'

interface ViewSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Number of rows that the filters leave. */
  count: number
  columns: ColumnChoice[] | undefined
  /** Controls of the list's content. */
  children: Elements
}

/** Sheet with a list's tools on a phone. */
export function ViewSheet({ open, onOpenChange, count, columns, children }: ViewSheetProps) {
  const id = useId()
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="View" side="right">
      <div className="flex flex-col items-stretch gap-3 p-4 pt-0">
        {children}
        {columns && (
          <fieldset className="rounded-md border border-line px-3 py-1">
            <legend className="px-1 font-semibold">Columns</legend>
            {columns.map(({ header, isShown, show }, index) => (
              <div key={header} className="flex min-h-11 items-center gap-3">
                <Checkbox
                  id={`${id}-${index}`}
                  checked={isShown}
                  onChange={({ target }) => show(target.checked)}
                />
                <label htmlFor={`${id}-${index}`} className="grow py-2">
                  {header}
                </label>
              </div>
            ))}
          </fieldset>
        )}
        <Button className="sticky bottom-4 mt-4" onClick={() => onOpenChange(false)}>
          {count === 1 ? 'Show 1 row' : `Show ${withThousands(count)} rows`}
        </Button>
      </div>
    </Drawer>
  )
}
