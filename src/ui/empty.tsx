import type { ReactNode } from 'react'

interface EmptyProps {
  title: string
  action?: ReactNode
  children?: ReactNode
}

/** Placeholder of an empty list: says that there is nothing and names the next step. */
export function Empty({ title, action, children }: EmptyProps) {
  return (
    <div className="ticks flex flex-col items-center gap-2 border border-line px-6 py-12 text-center">
      <p className="font-display text-lg font-semibold text-ink">{title}</p>
      {children && <div className="max-w-prose text-ink-soft">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
