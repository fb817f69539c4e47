import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import type { RecordList } from './record-list.ts'
import { SortMenu } from './table-head.tsx'

interface ViewSheetProps<Item> {
  list: RecordList<Item>
  filters: ReactNode
  /** What else can be done with the list. */
  children: ReactNode
}

/** On a phone: one button, and behind it everything that decides what a list shows. */
export function ViewSheet<Item>({ list, filters, children }: ViewSheetProps<Item>) {
  const [isOpen, setOpen] = useState(false)
  const { status, answered, age, from, to, sort } = list.search
  const set = [status, answered, age, from || to, sort].filter(Boolean).length
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />
        View
        {set > 0 && (
          <span className="rounded-sm bg-signal px-1.5 text-on-signal text-xs tabular-nums">
            {set}
            <span className="sr-only"> set</span>
          </span>
        )}
      </Button>
      <Drawer open={isOpen} onOpenChange={setOpen} title="View" side="right">
        <div className="flex flex-col items-stretch gap-3 p-4 pt-0">
          <SortMenu list={list} inSheet />
          {filters}
          {children}
          <Button className="sticky bottom-4 mt-4" onClick={() => setOpen(false)}>
            {list.count === 1 ? 'Show 1 row' : `Show ${withThousands(list.count)} rows`}
          </Button>
        </div>
      </Drawer>
    </>
  )
}
