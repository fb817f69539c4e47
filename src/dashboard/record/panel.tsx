import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'

interface Props {
  title: string
  /** Whether it spans all columns of a detail. */
  wide?: boolean
  /** Whether it comes first in a single column: the request is read before the contact data. */
  leads?: boolean
  children: ReactNode
}

/** Titled block of a detail. */
export function Panel({ title, wide, leads, children }: Props) {
  return (
    <Card
      as="section"
      className={classes(
        wide && 'col-span-full',
        leads && 'order-first print:order-none',
        leads && !wide && '@3xl:order-none',
      )}
    >
      <h2 className="border-b border-line bg-paper-sunk px-4 py-3 text-lg">{title}</h2>
      <div className="flex flex-col gap-4 p-4 [&>dl]:-my-3 [&>dl]:border-y-0">{children}</div>
    </Card>
  )
}
