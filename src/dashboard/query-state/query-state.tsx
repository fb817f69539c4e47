import type { UseQueryResult } from '@tanstack/react-query'
import { isCutOff } from '#src/api/api-error.ts'
import { NotOnThisDevice } from '#src/offline/connection/not-on-this-device.tsx'
import { QueryView } from '#src/offline/connection/query-view.tsx'
import { SavedAge } from '#src/offline/connection/saved-age.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { RetryAlert, savedBefore } from './retry-alert.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  skeleton: Elements
  /** Wraps an error's sentence in the words of this screen. */
  sentenceFor?: (sentence: string) => string
  /** The data is never cached on the device: it has no age to show. */
  unsaved?: boolean
  /** Content beside the age. */
  besideAge?: Elements
  children: (data: Data) => Elements
}

/** Renders a query for staff: cached data with its age, and the reason if it could not be refreshed. */
export function QueryState<Data>({
  query,
  skeleton,
  sentenceFor = (sentence) => sentence,
  unsaved,
  besideAge,
  children,
}: Props<Data>) {
  return (
    <QueryView
      query={query}
      loading={skeleton}
      failed={({ sentence }) => <RetryAlert query={query}>{sentenceFor(sentence)}</RetryAlert>}
      notOnThisDevice={({ sentence }) => (
        <NotOnThisDevice busy={query.isFetching} unsaved={unsaved} onRetry={() => void query.refetch()}>
          {sentenceFor(sentence)}
        </NotOnThisDevice>
      )}
      aboveData={({ problem, isOnline }) => (
        <>
          {/* While there is no connection, the note above gives the reason and the age below the rest. */}
          {problem && (isOnline || !isCutOff(problem.error)) && (
            <RetryAlert query={query}>{savedBefore(sentenceFor(problem.sentence))}</RetryAlert>
          )}
          {!unsaved && (
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <SavedAge at={query.dataUpdatedAt} />
              {besideAge}
            </div>
          )}
        </>
      )}
    >
      {children}
    </QueryView>
  )
}
