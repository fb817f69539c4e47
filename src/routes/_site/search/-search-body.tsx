import { WithoutScript } from '#src/site/frame/without-script.tsx'
import { SearchResults } from './-search-results.tsx'
import { SearchStart } from './-search-start.tsx'

/** What was found, or where to go while nothing is searched for. */
export function SearchBody({ query, type }: { query: string; type: string }) {
  if (query) return <SearchResults query={query} type={type} />
  return (
    <>
      <WithoutScript part="The search" />
      <SearchStart />
    </>
  )
}
