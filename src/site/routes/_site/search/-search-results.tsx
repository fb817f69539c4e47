import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isUnanswered } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'
import { busyNote, isBusy } from '#src/api/retries.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { hitsOf } from '#src/contract/search/compare/search-hits.ts'
import { ContentState, type Problem, RedText } from '#src/site/content/content-state.tsx'
import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { knownHits, useKnownHits, withHits } from './-known-hits.ts'
import { matchingPages, PageHits } from './-page-hits.tsx'
import { SearchHits } from './-search-hits.tsx'
import { SearchSkeleton } from './-search-skeleton.tsx'

interface SearchResultsProps {
  query: string
  /** Name of a tab; anything else means all. */
  type: string
}

/**
 * Results from a single request for all kinds, and more that only the device finds by its synonyms. The tabs only filter
 * them.
 */
export function SearchResults({ query, type }: SearchResultsProps) {
  const client = useQueryClient()
  const searchQuery = useQuery(content.search(query))
  const known = useKnownHits(query)
  // The tabs are for records only.
  const pages = type ? [] : matchingPages(query)
  const search = { query, type, pageCount: pages.length }

  function failure(problem: Problem) {
    const isRefused = !isUnanswered(problem.error) && !isBusy(problem.error)
    const saved = isRefused ? undefined : knownHits(client, query)
    if (!saved)
      return (
        <>
          <RedText {...problem} />
          {isBusy(problem.error) && <p>{`${busyNote} Try again in a minute.`}</p>}
        </>
      )
    return (
      <>
        <Alert tone="caution" role="alert" title={problem.sentence} className="mb-8">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p>These results come from what is saved on this device.</p>
            {problem.again}
          </div>
        </Alert>
        <SearchHits hits={saved} {...search} />
      </>
    )
  }

  return (
    <>
      {pages.length > 0 && <PageHits pages={pages} words={searchWords(query)} />}
      <ContentState
        query={searchQuery}
        skeleton={<Waiting isBusy={isBusy(searchQuery.failureReason)} />}
        failure={failure}
      >
        {(results) => <SearchHits hits={withHits(hitsOf(results), known)} {...search} />}
      </ContentState>
    </>
  )
}

/** Placeholder. A document without results keeps it if there is no script. */
function Waiting({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <WithoutScript part="The search" />
      <p role="status">{isBusy ? busyNote : ''}</p>
      <SearchSkeleton />
    </>
  )
}
