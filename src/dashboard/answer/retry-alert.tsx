import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'

interface RetryAlertProps {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>
  /** Why there is no answer. */
  children: ReactNode
}

/** What could not be fetched and why, and the button that asks once more. */
export function RetryAlert({ query, children }: RetryAlertProps) {
  return (
    <Alert tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{children}</span>
        <Button
          ref={handFocusOn}
          variant="secondary"
          size="small"
          busy={query.isFetching}
          busyLabel="Trying..."
          onClick={() => void query.refetch()}
        >
          Try again
        </Button>
      </div>
    </Alert>
  )
}
