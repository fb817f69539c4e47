import { type SearchType, searchTypes } from '#src/contract/options.ts'

interface ResultsSearch {
  query?: string
  type?: SearchType
}

/** Reads what is asked from the address. The router reads `?query=2017` as a number. */
export function resultsSearch(raw: Record<string, unknown>): ResultsSearch {
  const query = /^(?:string|number|boolean)$/.test(typeof raw.query) ? String(raw.query).trim() : ''
  const type = searchTypes.find((known) => known === raw.type)
  return { ...(query && { query }), ...(type && { type }) }
}
