import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnanswered } from '#src/api/api-error.ts'
import { ContentState, RedText } from './content-state.tsx'
import { known, type RecordKind } from './record-of.ts'
import { SavedInstead } from './saved-instead.tsx'

interface RecordStateProps<Data> {
  of: RecordKind<Data>
  id: string
  /** The link to the list. */
  back: ReactNode
  skeleton: ReactNode
  /** Around what is said instead of the record. */
  className?: string
  children: (data: Data) => ReactNode
}

/** Draws one record, or says that there is none or that it did not come, with the way back to the list. */
export function RecordState<Data>({ of, id, back, skeleton, className, children }: RecordStateProps<Data>) {
  const query = useQuery(of.query(id, useQueryClient()))
  if (known(of, query).isMissing) {
    return (
      <div className={className}>
        <p role="alert" className="max-w-prose">
          There is no {of.thing} at this address. It may have been taken down, or the link is incomplete.
        </p>
        <p className="mt-6">{back}</p>
      </div>
    )
  }
  return (
    <ContentState
      query={query}
      skeleton={skeleton}
      failure={(problem) => (
        <div className={className}>
          <RedText {...problem} />
          {isUnanswered(problem.error) && <SavedInstead thing={of.thing} />}
          <p className="mt-4">{back}</p>
        </div>
      )}
    >
      {children}
    </ContentState>
  )
}
