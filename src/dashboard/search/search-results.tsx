import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { api } from '#src/api/index.ts'
import { busyNote, isBusy } from '#src/api/retries.ts'
import type { SearchType } from '#src/contract/options.ts'
import { hitsOf } from '#src/contract/search/compare/search-hits.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { RetryAlert } from '#src/dashboard/query-state/retry-alert.tsx'
import { savedHits } from '#src/offline/storage/saved-hits.ts'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { HitSections } from './hit-sections.tsx'
import { resultsSearch } from './results-search.ts'

/** Results of the backend's search; the query is in the address. */
export function SearchResults() {
  const { query, type } = resultsSearch(useSearch({ strict: false }))
  return (
    <ListPage title={query ? `Search Results for "${query}"` : 'Search Results'}>
      {query ? <ServerResults query={query} type={type} /> : <Empty title="Enter a search term to begin" />}
    </ListPage>
  )
}

/** Sends one request for all kinds: the tabs only filter the response. */
function ServerResults({ query, type }: { query: string; type: SearchType | undefined }) {
  const client = useQueryClient()
  const searchQuery = useQuery(api.search(query))
  const hasNoResponse = isUnanswered(searchQuery.error) || isBusy(searchQuery.error)
  const saved = !searchQuery.data && hasNoResponse ? savedHits(client, 'staff', query) : undefined
  if (saved) {
    return (
      <>
        <RetryAlert
          query={searchQuery}
        >{`${sentenceOf(searchQuery.error).replace(/\.$/, '')}. These results come from what is saved on this device.`}</RetryAlert>
        <HitSections key={`${query} ${type}`} hits={saved} query={query} type={type} />
      </>
    )
  }
  return (
    <QueryState
      query={searchQuery}
      skeleton={
        <>
          <p role="status">{isBusy(searchQuery.failureReason) ? busyNote : ''}</p>
          <SkeletonCards count={3} lines={2} className="flex flex-col gap-3" />
        </>
      }
      unsaved
    >
      {(results) => <HitSections key={`${query} ${type}`} hits={hitsOf(results)} query={query} type={type} />}
    </QueryState>
  )
}
