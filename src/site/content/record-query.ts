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
export interface RecordResult<Data> {
  data: Data | undefined
  /** The address names nothing: the API said so, or answered without any content. */
  isMissing: boolean
  /** Neither an answer nor a fault has come. */
  isPending: boolean
}

/** @param state what a query of this record has brought */
export function recordResult<Data>(
  { isBlank }: Pick<RecordKind<Data>, 'isBlank'>,
  state: { data: Data | undefined; error: Error | null } | undefined,
): RecordResult<Data> {
  const { data, error } = state ?? {}
  // A page of a proxy hides nothing that is saved.
  const isAbsent = data === undefined ? isNotFound(error) : isGone(error)
  return {
    data,
    isMissing: isAbsent || (data !== undefined && isBlank(data)),
    isPending: data === undefined && !error,
  }
}

/** A record as the cache has it. Fetches nothing: the page's loader and what draws the record do. */
export function useCachedRecord<Data>(kind: RecordKind<Data>, id: string): RecordResult<Data> {
  const client = useQueryClient()
  return recordResult(kind, useCachedQuery(kind.query(id, client)))
}

/**
 * What the cache has of a query. For the head of a page, which is there before the code that observes queries:
 * reading the cache needs nothing that the first load does not hold.
 */
export function useCachedQuery<Data>({ queryKey }: RecordQuery<Data>) {
  const client = useQueryClient()
  const read = () => client.getQueryState<Data, Error>(queryKey)
  // Batched: a query may be added to the cache while another component is rendered.
  const subscribe = (onChange: () => void) =>
    client.getQueryCache().subscribe(notifyManager.batchCalls(onChange))
  return useSyncExternalStore(subscribe, read, read)
}
