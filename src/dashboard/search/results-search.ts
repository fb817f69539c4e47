import { type SearchType, searchTypes } from '#src/contract/options.ts'

interface ResultsSearch {
  query?: string
  type?: SearchType
}

/** Reads the query and the tab from the address. */
export function resultsSearch(raw: Record<string, unknown>): ResultsSearch {
  const query = typeof raw.query === 'string' ? raw.query.trim() : ''
  const type = searchTypes.find((option) => option === raw.type)
  return { ...(query && { query }), ...(type && { type }) }
}
