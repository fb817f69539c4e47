import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { withSynonyms } from '#src/company/search/synonyms.ts'
import type { Hit } from '#src/contract/search/compare/search-hits.ts'
import { savedHits } from '#src/offline/storage/saved-hits.ts'
import { useSavesData } from '#src/ui/browser/save-data.ts'

/** Returns results from the lists on this device, best first; undefined without a list. */
export const knownHits = (client: QueryClient, query: string) =>
  savedHits(client, 'visitor', query, withSynonyms)

/** Loads the lists, unless data is saved, and searches in those that have arrived. */
export function useKnownHits(query: string): Hit[] {
  const client = useQueryClient()
  const enabled = !useSavesData()
  useQuery({ ...content.services.list(), enabled })
  useQuery({ ...content.projects.list(), enabled })
  useQuery({ ...content.testimonials.list(), enabled })
  return knownHits(client, query) ?? []
}

/** Appends results that are not among the first ones. */
export function withHits(hits: Hit[], known: readonly Hit[]): Hit[] {
  const keyOf = ({ type, _id, title }: Hit) => `${type} ${_id || title}`
  const keys = new Set(hits.map(keyOf))
  // The terms of a list's records are for staff: team members, categories.
  const others = known.filter((hit) => !keys.has(keyOf(hit))).map((hit) => ({ ...hit, terms: [] }))
  return [...hits, ...others]
}
