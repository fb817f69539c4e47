import { WithoutScript } from '#src/site/layout/without-script.tsx'
import { SearchResults } from './-search-results.tsx'
import { SearchStart } from './-search-start.tsx'

/** Search results, or suggestions without a query. */
export function SearchBody({ query, type }: { query: string; type: string }) {
  if (query) return <SearchResults query={query} type={type} />
  return (
    <>
      <WithoutScript part="The search" />
      <SearchStart />
    </>
  )
}
