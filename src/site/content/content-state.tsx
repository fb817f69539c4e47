import type { UseQueryResult } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { SavedAge } from '#src/offline/notes/saved-age.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'

export interface Problem {
  /** The sentence of the catalogue. */
  sentence: string
  error: Error
  /** `<TryAgain>`, which asks once more. */
  again: ReactNode
}

interface ContentStateProps<Data> {
  query: UseQueryResult<Data>
  /** In its place until the first answer. */
  skeleton: ReactNode
  /** Says a failure that leaves nothing to show: red text unless told otherwise. */
  failure?: (problem: Problem) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Draws what a public page asked for, in the one order that holds everywhere: the data, with its age when it could
 * not be refreshed; else the failure with a way out; else the placeholder.
 */
export function ContentState<Data>({
  query,
  skeleton,
  failure = RedText,
  children,
}: ContentStateProps<Data>) {
  const { data, error } = query
  const isOnline = useAtomValue(connectionAtom) === 'online'
  const again = <TryAgain query={query} />
  if (data === undefined) return error ? failure({ sentence: sentenceOf(error), error, again }) : skeleton
  return (
    <>
      {(error || !isOnline) && (
        <SavedBar>
          {error && !isUnanswered(error) && <p role="alert">{sentenceOf(error)}</p>}
          <SavedAge at={query.dataUpdatedAt} />
          {error && again}
        </SavedBar>
      )}
      {children(data)}
    </>
  )
}

/** Above what the device has kept: why it is shown, how old it is, and how to ask again. */
export function SavedBar({ children }: { children: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-caution border-l-2 pl-3 text-sm">
      {children}
    </div>
  )
}

/** A failure as red text, where a section's content would be. */
export function RedText({ sentence, again }: Problem) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <p role="alert" className="font-medium text-danger">
        {sentence}
      </p>
      {again}
    </div>
  )
}

/** A failure in a red box, where a page's content would be. */
export function RedBox({ sentence, again }: Problem) {
  return (
    <Alert tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span>{sentence}</span>
        {again}
      </div>
    </Alert>
  )
}

function TryAgain({ query }: { query: Pick<UseQueryResult, 'refetch' | 'isFetching'> }) {
  return (
    <Button
      ref={handFocusOn}
      variant="secondary"
      size="small"
      busy={query.isFetching}
      busyLabel="Trying..."
      onClick={() => void query.refetch()}
    >
      Try Again
    </Button>
  )
}
