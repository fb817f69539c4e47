import type { UseQueryResult } from '@tanstack/react-query'
import { isCutOff } from '#src/api/api-error.ts'
import { NotOnThisDevice } from '#src/offline/notes/not-on-this-device.tsx'
import { QueryView } from '#src/offline/notes/query-view.tsx'
import { SavedAge } from '#src/offline/notes/saved-age.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { RetryAlert, savedBefore } from './retry-alert.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  skeleton: Elements
  /** Puts an error's sentence into the words that this screen has for it. */
  say?: (sentence: string) => string
  /** The answer is never kept on the device: it has no age to tell. */
  unsaved?: boolean
  /** Stands beside the age. */
  besideAge?: Elements
  children: (data: Data) => Elements
}

/** Draws a query for staff: what is saved says its age, and why it could not be refreshed. */
export function QueryState<Data>({
  query,
  skeleton,
  say = (sentence) => sentence,
  unsaved,
  besideAge,
  children,
}: Props<Data>) {
  return (
    <QueryView
      query={query}
      loading={skeleton}
      failed={({ sentence }) => <RetryAlert query={query}>{say(sentence)}</RetryAlert>}
      notOnThisDevice={({ sentence }) => (
        <NotOnThisDevice busy={query.isFetching} unsaved={unsaved} onRetry={() => void query.refetch()}>
          {say(sentence)}
        </NotOnThisDevice>
      )}
      aboveData={({ problem, isOnline }) => (
        <>
          {/* While there is no connection the note above says so, and the age below says the rest. */}
          {problem && (isOnline || !isCutOff(problem.error)) && (
            <RetryAlert query={query}>{savedBefore(say(problem.sentence))}</RetryAlert>
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
