import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { NotOnThisDevice, SavedAge } from '#src/offline/sync-status.tsx'
import { Alert } from '#src/ui/alert.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Draws a query in the one order that holds everywhere: data (with its age, and why it could not be refreshed), not
 * on this device, error, skeleton.
 */
export function QueryState<Data>({ query, skeleton, children }: Props<Data>) {
  const { data, error } = query
  if (data === undefined && !error) return skeleton
  if (data === undefined && isUnanswered(error) && !navigator.onLine) {
    return <NotOnThisDevice onRetry={() => void query.refetch()} />
  }
  return (
    <>
      {error && (
        <Alert tone="danger">
          {sentenceOf(error)}
          {data !== undefined && ' What you see was saved before.'}
        </Alert>
      )}
      {data !== undefined && (
        <>
          <SavedAge at={query.dataUpdatedAt} />
          {children(data)}
        </>
      )}
    </>
  )
}
