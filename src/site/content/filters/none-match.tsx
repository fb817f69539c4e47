import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import type { Filters } from './filters.ts'

interface NoneMatchProps {
  title: string
  /** Noun on the button that clears the filters: "projects". */
  things: string
  filters: Pick<Filters, 'clear'>
  /** Hint on what else to try. */
  children?: ReactNode
}

/** Replaces a list without matches. */
export function NoneMatch({ title, things, filters, children }: NoneMatchProps) {
  return (
    <Empty
      title={title}
      action={<Button variant="secondary" onClick={filters.clear}>{`Show all ${things}`}</Button>}
    >
      {children}
    </Empty>
  )
}
