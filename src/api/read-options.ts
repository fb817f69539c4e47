import {
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryState,
  queryOptions,
} from '@tanstack/react-query'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { ApiError, isCutOff } from './api-error.ts'
import type { Audience } from './call/request.ts'
import { freshFor, inMemoryFor } from './freshness.ts'
import { lazyRequest } from './lazy-request.ts'
import { isPartial } from './partial-records.ts'
import { sendOf } from './send.ts'

/** Device store that caches the data. Without one, the data is never written to the disk. */
export type SavedFor = 'visitor' | 'staff'

export type ListQuery = Record<string, string | undefined>

/** Result of a collection's last sync (offline/sync/sync.ts). */
export interface Synced {
  /** Time of the last complete sync, in milliseconds. */
  at?: number
  /** Message about the last attempt if it was incomplete. */
  error?: string
  /** Fields that a detail has and its row in the list lacks; undefined until they have been compared. */
  detailFields?: string[]
}

/** Returns the cache key of the sync result, stored beside the data so that it is encrypted and wiped with it. */
export const syncedKey = (collection: string): QueryKey => [collection, 'staff', 'synced']

/** Parts of a collection that reading needs. */
interface Readable<Item> {
  endpoints: { list: Endpoint<Item[], undefined>; detail: Endpoint<Item, undefined> }
  isShown: (item: Item) => boolean
}

interface Reading {
  /** False for data that must not be stored on the device. */
  saved?: boolean
  /** List rows are whole records: a fresh list spares the detail request. */
  hasWholeLists?: boolean
}

/**
 * Returns a collection's two reads as query options. Keys are `[collection, audience, 'list' | 'detail', …]`: staff and
 * visitors never share an entry, and a write refreshes everything under the first word. Visitors never get drafts and
 * inactive records, whatever the backend sends.
 *
 * @param load returns the collection; called on the first fetch, so that it may be a chunk of its own
 */
export function readOptions<Item extends { _id: string }>(
  name: string,
  audience: Audience,
  load: () => Readable<Item> | Promise<Readable<Item>>,
  { saved = true, hasWholeLists = false }: Reading = {},
) {
  return {
    /** All records, or those that match the query parameters; a filtered list is not cached on the device. */
    list: (query: ListQuery = {}) =>
      queryOptions({
        queryKey: key(name, audience, 'list', ...definedParams(query)),
        queryFn: async ({ signal, client }) => {
          const { endpoints, isShown } = await load()
          const items = await lazyRequest(endpoints.list, {
            audience,
            query,
            signal,
            ...sendOf(client),
          })
          return audience === 'visitor' ? items.filter(isShown) : items
        },
        ...persistence(audience, saved && definedParams(query).length === 0),
      }),
    /**
     * A single record. Its row from a list is shown at once, and offline, until the record's own response arrives: a
     * backend's lists may omit fields. If a sync has found omitted fields, the row is never used.
     */
    detail: (id: string, client?: QueryClient) =>
      queryOptions({
        queryKey: key(name, audience, 'detail', id),
        queryFn: async ({ signal, client }) => {
          const { endpoints, isShown } = await load()
          const item = await lazyRequest(endpoints.detail, { audience, id, signal, ...sendOf(client) })
          // Visitors must not see a draft, even at its own address.
          if (audience === 'visitor' && !isShown(item)) {
            throw new ApiError('refused', 404, endpoints.detail.failure[audience])
          }
          return item
        },
        ...(client && fromList<Item>(client, key(name, audience, 'detail', id), hasWholeLists)),
        ...persistence(audience, saved),
      }),
  }
}

/** Returns the cache settings: on the device and forever, or in memory for five minutes. */
export function persistence(audience: Audience, saved: boolean) {
  return saved
    ? { meta: { savedFor: audience }, gcTime: Number.POSITIVE_INFINITY }
    : { meta: {}, gcTime: inMemoryFor }
}

/** Widens the type, so that one screen accepts the queries of any collection. */
function key(...parts: (string | ListQuery)[]): QueryKey {
  return parts
}

function definedParams(query: ListQuery): ListQuery[] {
  const set = Object.entries(query).filter(([, value]) => value)
  return set.length > 0 ? [Object.fromEntries(set)] : []
}

/**
 * Whether the record's own request has failed with a response, finally or before its retry. Initial data would replace
 * that error in the cache: a list row must not hide that the record is gone or unreadable.
 */
function isRefused(detail: QueryState | undefined): boolean {
  const error = detail?.error ?? detail?.fetchFailureReason
  return detail?.data === undefined && error instanceof Error && !isCutOff(error)
}

/** Row of a cached list that stands in for a record's own response. */
interface ListRow {
  data: { _id: string }
  /** Time of the list's response, in milliseconds. */
  dataUpdatedAt: number
  /** Whether a write has invalidated the list, or it came from the disk. */
  isOutdated: boolean
}

/**
 * Finds the row of a record in the cached lists; undefined if lists are known to be partial, or the list came with a
 * document.
 *
 * @param detailKey key of the record's own query
 */
export function findInLists(client: QueryClient, detailKey: QueryKey): ListRow | undefined {
  const [name, audience, kind, id] = detailKey
  if (kind !== 'detail') return undefined
  if (client.getQueryData<Synced>(syncedKey(String(name)))?.detailFields?.length) return undefined
  if (isRefused(client.getQueryState(detailKey))) return undefined
  const lists = client.getQueriesData<{ _id: string }[]>({ queryKey: [name, audience, 'list'] })
  for (const [listKey, items] of lists) {
    const data = items?.find((entry) => entry._id === id)
    if (!data || isPartial(data)) continue
    const { dataUpdatedAt = 0, isInvalidated = true } = client.getQueryState(listKey) ?? {}
    return { data, dataUpdatedAt, isOutdated: isInvalidated }
  }
  return undefined
}

/** Uses a list row as initial data until the record's own response arrives. */
function fromList<Item extends { _id: string }>(client: QueryClient, key: QueryKey, hasWholeLists: boolean) {
  const row = findInLists(client, key)
  if (!row) return
  const isWhole = hasWholeLists && !row.isOutdated
  return {
    // Cast: a collection's lists hold records of its type.
    initialData: row.data as Item,
    initialDataUpdatedAt: row.dataUpdatedAt,
    // Partial or stale rows are placeholders. Refetch at once.
    staleTime: ({ state }: Query<Item, Error, Item, QueryKey>) =>
      isWhole || state.dataUpdateCount > 0 ? freshFor : 0,
  }
}
