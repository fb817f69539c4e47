import type { ComponentProps, ReactNode } from 'react'
import { RetryButton } from '#src/offline/notes/retry-button.tsx'
import { Alert } from '#src/ui/alert.tsx'

interface RetryAlertProps {
  query: ComponentProps<typeof RetryButton>['query']
  /** Why there is no answer. */
  children: ReactNode
}

/** Why what is shown could not be fetched anew. */
export const savedBefore = (sentence: string) =>
  `${sentence.replace(/\.$/, '')}. What you see was saved before.`

/** What could not be fetched and why, and the button that asks once more. */
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
