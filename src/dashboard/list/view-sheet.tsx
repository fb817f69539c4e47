import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { withThousands } from '#src/ui/text/money.ts'

interface ViewSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How many rows are left. */
  count: number
  /** Everything that decides what the list shows. */
  children: ReactNode
}

/** A phone's sheet of what decides what a list shows. */
export function ViewSheet({ open, onOpenChange, count, children }: ViewSheetProps) {
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="View" side="right">
      <div className="flex flex-col items-stretch gap-3 p-4 pt-0">
        {children}
        <Button className="sticky bottom-4 mt-4" onClick={() => onOpenChange(false)}>
          {count === 1 ? 'Show 1 row' : `Show ${withThousands(count)} rows`}
        </Button>
      </div>
    </Drawer>
  )
}
