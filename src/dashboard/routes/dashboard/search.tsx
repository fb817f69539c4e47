import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { resultsSearch } from '#src/dashboard/search/results-search.ts'
import { SearchResults } from '#src/dashboard/search/search-results.tsx'

export const Route = createFileRoute('/dashboard/search')({
  head: () => privateHead('Search Results'),
  validateSearch: resultsSearch,
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: ({ context, deps: { query } }) =>
    query ? void context.queryClient.prefetchQuery(api.search(query)) : undefined,
  component: SearchResults,
})
