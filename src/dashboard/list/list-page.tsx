import { PageHeading } from '#src/dashboard/record/page-heading.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface Props {
  title: string
  /** Buttons that make or export. */
  actions?: Elements
  children: Elements
}

/** The frame of every list: heading, actions, and what narrows the list above it. */
export function ListPage({ title, actions, children }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={title} actions={actions} />
      {children}
    </div>
  )
}
