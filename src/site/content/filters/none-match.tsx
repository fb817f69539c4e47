import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import type { Filters } from './filters.ts'

interface NoneMatchProps {
  title: string
  /** What the button brings back: "projects". */
  things: string
  filters: Pick<Filters, 'clear'>
  /** What else to try. */
  children?: ReactNode
}

/** Instead of a list of which the filters leave nothing. */
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
