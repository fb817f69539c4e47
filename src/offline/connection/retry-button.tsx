import type { UseQueryResult } from '@tanstack/react-query'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'

interface RetryButtonProps {
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>
  /** `Try again` for staff, `Try Again` for visitors. */
  children: string
}

/** Button that repeats a failed call. */
export function RetryButton({ query, children }: RetryButtonProps) {
  return (
    <Button
      ref={handFocusOn}
      variant="secondary"
      size="small"
      busy={query.isFetching}
      busyLabel="Trying..."
      onClick={() => void query.refetch()}
    >
      {children}
    </Button>
  )
}
