import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { api } from '#src/api/index.ts'
import { busyNote, isBusy } from '#src/api/retries.ts'
import type { SearchType } from '#src/contract/options.ts'
import { hitsOf } from '#src/contract/search/compare/search-hits.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { RetryButton } from '#src/offline/connection/retry-button.tsx'
import { savedHits } from '#src/offline/storage/saved-hits.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { HitSections } from './hit-sections.tsx'
import { InboxHits } from './inbox-hits.tsx'
import { resultsSearch } from './results-search.ts'

/** Results of the backend's search; the query is in the address. */
export function SearchResults() {
  const { query, type } = resultsSearch(useSearch({ strict: false }))
  return (
    <ListPage title={query ? `Search Results for "${query}"` : 'Search Results'}>
      {query ? (
        <>
          <InboxHits query={query} />
          <ServerResults query={query} type={type} />
        </>
      ) : (
        <Empty title="Enter a search term to begin" />
      )}
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
        <SavedResultsNote query={searchQuery} />
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

/** Tells why the results come from this device. Being offline is no failure: the note is not red. */
function SavedResultsNote({ query }: { query: UseQueryResult }) {
  const isOffline = useAtomValue(connectionAtom) === 'offline'
  const problem = isBusy(query.error)
    ? sentenceOf(query.error).replace(/\.$/, '')
    : 'The server cannot be reached'
  return (
    <Alert tone="info" role="status">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>{`${isOffline ? 'You are offline' : problem}. Results saved on this device.`}</span>
        <RetryButton query={query}>Try again</RetryButton>
      </div>
    </Alert>
  )
}
