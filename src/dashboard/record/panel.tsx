import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'

interface Props {
  title: string
  /** Over all columns of a detail. */
  wide?: boolean
  /** First where it has the whole width: what people want is read before who they are. */
  leads?: boolean
  children: ReactNode
}

/** One titled block of a detail. */
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
