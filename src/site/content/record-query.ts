import {
  type FetchQueryOptions,
  notifyManager,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isGone, isNotFound } from '#src/api/api-error.ts'
import type { SavedThing } from './saved-instead.tsx'

type RecordQuery<Data> = FetchQueryOptions<Data, Error, Data, QueryKey>

/** Kind of a record, for the page about a single one. */
export interface RecordKind<Data> {
  /** Noun in "There is no {thing} at this address." */
  thing: SavedThing
  /** @example content.projects.detail */
  query: (id: string, client: QueryClient) => RecordQuery<Data>
  /** Whether the data lacks all content of such a record. */
  isBlank: (data: Data) => boolean
}

/** Current state of a record. */
export interface RecordResult<Data> {
  data: Data | undefined
  /** The record does not exist: the API says so, or responded without any content. */
  isMissing: boolean
  /** Neither data nor an error has arrived. */
  isPending: boolean
}

/** @param state state of the record's query */
export function recordResult<Data>(
  { isBlank }: Pick<RecordKind<Data>, 'isBlank'>,
  state: { data: Data | undefined; error: Error | null } | undefined,
): RecordResult<Data> {
  const { data, error } = state ?? {}
  // A proxy's error page must not hide cached data.
  const isAbsent = data === undefined ? isNotFound(error) : isGone(error)
  return {
    data,
    isMissing: isAbsent || (data !== undefined && isBlank(data)),
    isPending: data === undefined && !error,
  }
}

/** Returns a record from the cache. Fetches nothing: the page's loader and body do. */
export function useCachedRecord<Data>(kind: RecordKind<Data>, id: string): RecordResult<Data> {
  const client = useQueryClient()
  return recordResult(kind, useCachedQuery(kind.query(id, client)))
}

/**
 * Returns a query's state from the cache, for the head of a page, which renders before the code for observing queries
 * has loaded. Reading the cache needs nothing beyond the initial bundle.
 */
export function useCachedQuery<Data>({ queryKey }: RecordQuery<Data>) {
  const client = useQueryClient()
  const read = () => client.getQueryState<Data, Error>(queryKey)
  // Batched: a query may enter the cache while another component renders.
  const subscribe = (onChange: () => void) =>
    client.getQueryCache().subscribe(notifyManager.batchCalls(onChange))
  return useSyncExternalStore(subscribe, read, read)
}
