import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isUnanswered } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'
import { busyNote, isBusy } from '#src/api/is-busy.ts'
import { searchWords } from '#src/contract/search/compare/rank.ts'
import { hitsOf } from '#src/contract/search/compare/search-hits.ts'
import { savedHits } from '#src/offline/query-cache/saved-hits.ts'
import { ContentState, type Problem, RedText } from '#src/site/content/content-state.tsx'
import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { FoundPages, pagesFound } from './-found-pages.tsx'
import { SearchFound } from './-search-found.tsx'
import { SearchSkeleton } from './-search-skeleton.tsx'

interface SearchResultsProps {
  query: string
  /** Name of a tab; anything else means all. */
  type: string
}

/** Results from a single request for all kinds. The tabs only filter them. */
export function SearchResults({ query, type }: SearchResultsProps) {
  const client = useQueryClient()
  const answer = useQuery(content.search(query))
  // The tabs are for records only.
  const pages = type ? [] : pagesFound(query)
  const found = { query, type, pageCount: pages.length }

  function failure(problem: Problem) {
    const isRefused = !isUnanswered(problem.error) && !isBusy(problem.error)
    const saved = isRefused ? undefined : savedHits(client, 'visitor', query)
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
        <SearchFound hits={saved} {...found} />
      </>
    )
  }

  return (
    <>
      {pages.length > 0 && <FoundPages pages={pages} words={searchWords(query)} />}
      <ContentState
        query={answer}
        skeleton={<Waiting isBusy={isBusy(answer.failureReason)} />}
        failure={failure}
      >
        {(results) => <SearchFound hits={hitsOf(results)} {...found} />}
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
