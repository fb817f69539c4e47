import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'

interface Props {
  title: string
  /** Over both columns of a detail. */
  wide?: boolean
  children: ReactNode
}

/** One titled block of a detail. */
export function Panel({ title, wide, children }: Props) {
  return (
    <Card as="section" className={wide ? 'lg:col-span-2 print:col-span-full' : undefined}>
      <h2 className="border-b border-line bg-paper-sunk px-4 py-3 text-lg">{title}</h2>
      <div className="flex flex-col gap-4 p-4 [&>dl]:-my-3 [&>dl]:border-y-0">{children}</div>
    </Card>
  )
}
