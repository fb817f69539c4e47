import type { ComponentProps, ReactNode } from 'react'
import { RetryButton } from '#src/offline/connection/retry-button.tsx'
import { Alert } from '#src/ui/alert.tsx'

interface RetryAlertProps {
  query: ComponentProps<typeof RetryButton>['query']
  /** Reason why there is no data. */
  children: ReactNode
}

/** Adds to a failure's sentence that the data shown was cached before. */
export const savedBefore = (sentence: string) =>
  `${sentence.replace(/\.$/, '')}. What you see was saved before.`

/** Alert with the reason why a query failed, and a retry button. */
export function RetryAlert({ query, children }: RetryAlertProps) {
  return (
    <Alert tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{children}</span>
        <RetryButton query={query}>Try again</RetryButton>
      </div>
    </Alert>
  )
}
