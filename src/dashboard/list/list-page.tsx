import { PageHeading } from '#src/dashboard/record/page-heading.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface Props {
  title: string
  /** Buttons that create or export. */
  actions?: Elements
  children: Elements
}

/** Layout of every list: heading, actions, and the filters above the list. */
export function ListPage({ title, actions, children }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <PageHeading title={title} actions={actions} />
      {children}
    </div>
  )
}
