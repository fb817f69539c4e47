import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { SetCount } from '#src/ui/set-count.tsx'
import type { ColumnChoice } from './columns-menu.tsx'
import type { RecordList } from './record-list.ts'

interface SheetButtonProps<Item> {
  list: RecordList<Item>
  /** Left out for a list of pictures. */
  columns?: ColumnChoice[]
  /** Content of the sheet. */
  children: Elements
}

/** Button that opens the sheet, which is loaded then, with the number of active filters. */
export function SheetButton<Item>({ list, columns, children }: SheetButtonProps<Item>) {
  const [isOpen, setOpen] = useState<boolean>()
  const { status, position, answered, age, from, to, sort } = list.search
  const set = [status, position, answered, age, from || to, sort].filter(Boolean).length
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
        <span>View</span>
        <SetCount count={set} />
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ViewSheet open={isOpen} onOpenChange={setOpen} count={list.count} columns={columns}>
            {children}
          </ViewSheet>
        </Suspense>
      )}
    </>
  )
}

const ViewSheet = lazy(async () => ({ default: (await import('./view-sheet.tsx')).ViewSheet }))
