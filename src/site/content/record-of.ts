import {
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import type { SavedThing } from './saved-instead.tsx'

type RecordQuery<Data> = FetchQueryOptions<Data, Error, Data, QueryKey>

/** One kind of record, to a page about one of them. */
export interface RecordKind<Data> {
  /** "There is no {thing} at this address." */
  thing: SavedThing
  /** @example content.projects.detail */
  query: (id: string, client: QueryClient) => RecordQuery<Data>
  /** Whether an answer has nothing of what such a record is made of. */
  isBlank: (data: Data) => boolean
}

/** What is known of a record by now. */
export interface Known<Data> {
  data: Data | undefined
  /** The address names nothing: the API said so, or answered without any content. */
  isMissing: boolean
}

/** @param state what a query of this record has brought */
export function known<Data>(
  { isBlank }: Pick<RecordKind<Data>, 'isBlank'>,
  state: { data: Data | undefined; error: Error | null } | undefined,
): Known<Data> {
  const { data, error } = state ?? {}
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 410)
  return { data, isMissing: isRefused || (data !== undefined && isBlank(data)) }
}

/** A record as the cache has it. Fetches nothing: the page's loader and what draws the record do. */
export function useKnown<Data>(kind: RecordKind<Data>, id: string): Known<Data> {
  const client = useQueryClient()
  return known(kind, useCached(kind.query(id, client)))
}

/**
 * What the cache has of a query. For the head of a page, which is there before the code that observes queries:
 * reading the cache needs nothing that the first load does not hold.
 */
export function useCached<Data>({ queryKey }: RecordQuery<Data>) {
  const client = useQueryClient()
  const read = () => client.getQueryState<Data, Error>(queryKey)
  return useSyncExternalStore((onChange) => client.getQueryCache().subscribe(onChange), read, read)
}
