import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { RecordList } from '#src/dashboard/list/record-list.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'

/** Filters a list by days; both ends are optional and inclusive. */
export function DateFilter<Item>({ list }: { list: RecordList<Item> }) {
  const [isOpen, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const { from, to } = list.search
  const isSet = Boolean(from || to)
  return (
    <>
      <Button ref={button} variant="secondary" aria-pressed={isSet} onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden size={16} strokeWidth={1.5} />
        <span>{isSet ? 'Filtered by Date' : 'Date'}</span>
      </Button>
      {isSet && (
        <Link
          to="."
          // All lists share one address type (docs/decisions/009): the router's types do not know this search.
          search={
            ((before: object) => ({ ...before, page: undefined, from: undefined, to: undefined })) as never
          }
          onClick={() => button.current?.focus()}
          className={buttonClass('quiet')}
        >
          Clear date filter
        </Link>
      )}
      {isOpen !== undefined && (
        <Suspense>
          <DateDialog open={isOpen} onOpenChange={setOpen} list={list} />
        </Suspense>
      )}
    </>
  )
}

/** Loaded when first opened. */
const DateDialog = lazy(async () => ({ default: (await import('./date-dialog.tsx')).DateDialog }))
