import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { api } from '#src/api/index.ts'
import { busyNote, isBusy } from '#src/api/is-busy.ts'
import type { SearchType } from '#src/contract/options.ts'
import { hitsOf } from '#src/contract/search/compare/search-hits.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { RetryAlert } from '#src/dashboard/query-state/retry-alert.tsx'
import { savedHits } from '#src/offline/query-cache/saved-hits.ts'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { FoundHits } from './found-hits.tsx'
import { resultsSearch } from './results-search.ts'

/** Results of the backend's search; the query is in the address. */
export function SearchResults() {
  const { query, type } = resultsSearch(useSearch({ strict: false }))
  return (
    <ListPage title={query ? `Search Results for "${query}"` : 'Search Results'}>
      {query ? <Answer query={query} type={type} /> : <Empty title="Enter a search term to begin" />}
    </ListPage>
  )
}

/** Sends one request for all kinds: the tabs only filter the response. */
function Answer({ query, type }: { query: string; type: SearchType | undefined }) {
  const client = useQueryClient()
  const answer = useQuery(api.search(query))
  const isNotAnswered = isUnanswered(answer.error) || isBusy(answer.error)
  const saved = !answer.data && isNotAnswered ? savedHits(client, 'staff', query) : undefined
  if (saved) {
    return (
      <>
        <RetryAlert
          query={answer}
        >{`${sentenceOf(answer.error).replace(/\.$/, '')}. These results come from what is saved on this device.`}</RetryAlert>
        <FoundHits key={`${query} ${type}`} hits={saved} query={query} type={type} />
      </>
    )
  }
  return (
    <QueryState
      query={answer}
      skeleton={
        <>
          <p role="status">{isBusy(answer.failureReason) ? busyNote : ''}</p>
          <SkeletonCards count={3} lines={2} className="flex flex-col gap-3" />
        </>
      }
      unsaved
    >
      {(results) => <FoundHits key={`${query} ${type}`} hits={hitsOf(results)} query={query} type={type} />}
    </QueryState>
  )
}
