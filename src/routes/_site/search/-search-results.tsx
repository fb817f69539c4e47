import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isUnanswered } from '#src/api/api-error.ts'
import { content } from '#src/api/content.ts'
import { hitsOf } from '#src/contract/search/search-hits.ts'
import { savedHits } from '#src/offline/saved/saved-hits.ts'
import { ContentState, type Problem, RedText } from '#src/site/content/content-state.tsx'
import { WithoutScript } from '#src/site/frame/without-script.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { SearchFound } from './-search-found.tsx'
import { SearchSkeleton } from './-search-skeleton.tsx'

interface SearchResultsProps {
  query: string
  /** One of the tabs; anything else is all of them. */
  type: string
}

/** A document without results stays so where there is no script. */
const waiting = (
  <>
    <WithoutScript part="The search" />
    <SearchSkeleton />
  </>
)

/** Asked once, for all kinds: the tabs only choose what is shown of the answer. */
export function SearchResults({ query, type }: SearchResultsProps) {
  const client = useQueryClient()
  const answer = useQuery(content.search(query))

  function failure(problem: Problem) {
    const saved = isUnanswered(problem.error) ? savedHits(client, 'visitor', query) : undefined
    if (!saved) return <RedText {...problem} />
    return (
      <>
        <Alert tone="caution" role="alert" title={problem.sentence} className="mb-8">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p>These results come from what is saved on this device.</p>
            {problem.again}
          </div>
        </Alert>
        <SearchFound hits={saved} query={query} type={type} />
      </>
    )
  }

  return (
    <ContentState query={answer} skeleton={waiting} failure={failure}>
      {(results) => <SearchFound hits={hitsOf(results)} query={query} type={type} />}
    </ContentState>
  )
}
