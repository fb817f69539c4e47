import type { ReactNode } from 'react'

/** A ruled list of terms and their values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(6rem,1fr)_minmax(0,2fr)]">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
    </div>
  )
}
