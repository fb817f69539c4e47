import type { ReactNode } from 'react'

/** The single h1 of a dashboard page, with its actions. */
export function PageHeading({ title, actions }: { title: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-2xl" tabIndex={-1}>
        {title}
      </h1>
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </div>
  )
}
