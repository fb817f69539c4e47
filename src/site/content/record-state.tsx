import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError, isUnanswered } from '#src/api/api-error.ts'
import { ContentState, RedText } from './content-state.tsx'
import { SavedInstead, type SavedThing } from './saved-instead.tsx'

/** What a page about one record knows of it. */
export interface RecordQuery<Data> {
  query: UseQueryResult<Data>
  /** The address names nothing: the API said so, or answered without any content. */
  isMissing: boolean
}

/** @param isBlank whether an answer has nothing of what such a record is made of */
export function recordOf<Data>(
  query: UseQueryResult<Data>,
  isBlank: (data: Data) => boolean,
): RecordQuery<Data> {
  const { data, error } = query
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 410)
  return { query, isMissing: isRefused || (data !== undefined && isBlank(data)) }
}

interface RecordStateProps<Data> {
  record: RecordQuery<Data>
  /** "There is no {thing} at this address." */
  thing: SavedThing
  /** The link to the list. */
  back: ReactNode
  skeleton: ReactNode
  /** Around what is said instead of the record. */
  className?: string
  children: (data: Data) => ReactNode
}

/** Draws one record, or says that there is none or that it did not come, with the way back to the list. */
export function RecordState<Data>({
  record: { query, isMissing },
  thing,
  back,
  skeleton,
  className,
  children,
}: RecordStateProps<Data>) {
  if (isMissing)
    return (
      <div className={className}>
        <p role="alert" className="max-w-prose">
          There is no {thing} at this address. It may have been taken down, or the link is incomplete.
        </p>
        <p className="mt-6">{back}</p>
      </div>
    )
  return (
    <ContentState
      query={query}
      skeleton={skeleton}
      failure={(problem) => (
        <div className={className}>
          <RedText {...problem} />
          {isUnanswered(problem.error) && <SavedInstead thing={thing} />}
          <p className="mt-4">{back}</p>
        </div>
      )}
    >
      {children}
    </ContentState>
  )
}
