import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isUnanswered } from '#src/api/api-error.ts'
import { ContentState, RedText } from '#src/site/content/content-state.tsx'
import { recordResult } from '#src/site/content/record-query.ts'
import { SavedInstead } from '#src/site/content/saved-instead.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import type { RecordBodyProps } from './record-page.tsx'

interface RecordStateProps<Data> extends RecordBodyProps<Data> {
  /** Class around messages in place of the record. The record's own parts set their width themselves. */
  className?: string
  /** @param back link to the list */
  children: (record: Data, back: Elements) => Elements
}

/** Body of a record's page: the record, or a message that it does not exist or failed to load, with a link back. */
export function RecordState<Data>({
  recordWords,
  id,
  skeleton,
  className,
  children,
}: RecordStateProps<Data>) {
  const query = useQuery(recordWords.query(id, useQueryClient()))
  const { list, thing, back: label = `Back to ${list.label}` } = recordWords
  const back = (
    <Link to={list.to} className={buttonClass('secondary')}>
      {label}
    </Link>
  )
  if (recordResult(recordWords, query).isMissing) {
    return (
      <div className={className}>
        <p
          role="alert"
          className="max-w-prose"
        >{`There is no ${thing} at this address. It may have been taken down, or the link is incomplete.`}</p>
        <p className="mt-6">{back}</p>
      </div>
    )
  }
  return (
    <ContentState
      query={query}
      skeleton={skeleton}
      ageClass={className && 'sheet pt-6'}
      failure={(problem) => (
        <div className={className}>
          <RedText {...problem} />
          {isUnanswered(problem.error) && <SavedInstead thing={thing} />}
          <p className="mt-4">{back}</p>
        </div>
      )}
    >
      {(record) => children(record, back)}
    </ContentState>
  )
}
