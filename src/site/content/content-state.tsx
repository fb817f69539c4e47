import type { UseQueryResult } from '@tanstack/react-query'
import { isUnanswered } from '#src/api/api-error.ts'
import { type Problem as QueryProblem, QueryView } from '#src/offline/connection/query-view.tsx'
import { RetryButton } from '#src/offline/connection/retry-button.tsx'
import { SavedAge } from '#src/offline/connection/saved-age.tsx'
import { Alert } from '#src/ui/alert.tsx'
import type { Elements } from '#src/ui/elements.ts'

export interface Problem extends QueryProblem {
  /** Button that repeats the request. */
  again: Elements
}

interface ContentStateProps<Data> {
  query: UseQueryResult<Data>
  /** Placeholder until the first response. */
  skeleton: Elements
  /** Renders a failure without data; red text by default. */
  failure?: (problem: Problem) => Elements
  /** Replacement for an empty list. */
  empty?: Elements
  /** Class around the age, for content that sets its own width. */
  ageClass?: string | undefined
  children: (data: Data) => Elements
}

/** Renders the content of a public page by the state of its query. Data that could not be refreshed shows its age. */
export function ContentState<Data>({
  query,
  skeleton,
  failure = RedText,
  empty,
  ageClass,
  children,
}: ContentStateProps<Data>) {
  const again = <RetryButton query={query}>Try Again</RetryButton>
  return (
    <QueryView
      query={query}
      loading={skeleton}
      failed={(problem) => failure({ ...problem, again })}
      empty={empty}
      aboveData={({ problem, isOnline }) =>
        (problem || !isOnline) && (
          <SavedBar className={ageClass}>
            {problem && !isUnanswered(problem.error) && <p role="alert">{problem.sentence}</p>}
            <SavedAge at={query.dataUpdatedAt} />
            {problem && again}
          </SavedBar>
        )
      }
    >
      {children}
    </QueryView>
  )
}

/** Bar above cached data: the reason for showing it, its age, and a button to retry. */
export function SavedBar({ className, children }: { className?: string | undefined; children: Elements }) {
  return (
    <div className={className}>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-caution border-l-2 pl-3 text-sm">
        {children}
      </div>
    </div>
  )
}

/** A failure as red text, in place of a section's content. */
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

/** A failure in a red box, in place of a page's content. */
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
