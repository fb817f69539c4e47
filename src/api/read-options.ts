import {
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryState,
  queryOptions,
} from '@tanstack/react-query'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { ApiError, isCutOff } from './api-error.ts'
import type { Audience } from './call/request.ts'
import { isCut } from './cut-records.ts'
import { freshFor } from './fresh-for.ts'
import { requestLater } from './request-later.ts'
import { sendOf } from './send.ts'

/** Which of the device's stores keeps the answer; left out, it is never written to the disk. */
export type SavedFor = 'visitor' | 'staff'

export type ListQuery = Record<string, string | undefined>

/** How the last sync of a collection ended (offline/sync/sync.ts). */
export interface Synced {
  /** When everything of it had come, in milliseconds. */
  at?: number
  /** Why the last attempt brought less, in a sentence. */
  error?: string
  /** What a detail says and its row in the list does not; undefined as long as they have not been compared. */
  detailFields?: string[]
}

/** Its entry in the cache stands beside the answers, so that it is kept, encrypted and wiped as they are. */
export const syncedKey = (collection: string): QueryKey => [collection, 'staff', 'synced']

/** What reading needs of a collection. */
interface Readable<Item> {
  endpoints: { list: Endpoint<Item[], undefined>; detail: Endpoint<Item, undefined> }
  isShown: (item: Item) => boolean
}

interface Reading {
  /** False for what must not be kept on the device. */
  saved?: boolean
  /** What a list has just brought is the whole record, and its own page does not ask again. */
  hasWholeLists?: boolean
}

/**
 * A collection's two reads as query options. Keys are `[collection, audience, 'list' | 'detail', …]`: answers for
 * staff and for visitors never share an entry, and a write refreshes everything under its first word. Visitors never
 * get drafts and inactive records, whatever the backend sends.
 *
 * @param load gives the collection; asked only when something is fetched, so that it may come in a file of its own
 */
export function readOptions<Item extends { _id: string }>(
  name: string,
  audience: Audience,
  load: () => Readable<Item> | Promise<Readable<Item>>,
  { saved = true, hasWholeLists = false }: Reading = {},
) {
  return {
    /** All records, or those that the documented query parameters leave: such an excerpt is not saved. */
    list: (query: ListQuery = {}) =>
      queryOptions({
        queryKey: key(name, audience, 'list', ...definedParams(query)),
        queryFn: async ({ signal, client }) => {
          const { endpoints, isShown } = await load()
          const items = await requestLater(endpoints.list, {
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
     * One record; what a list has loaded of it is shown at once and is there without a network, too, until the record's
     * own answer has come: a backend's lists may leave fields out. Where a sync has found that they do, their part is
     * never shown as if it were the whole.
     */
    detail: (id: string, client?: QueryClient) =>
      queryOptions({
        queryKey: key(name, audience, 'detail', id),
        queryFn: async ({ signal, client }) => {
          const { endpoints, isShown } = await load()
          const item = await requestLater(endpoints.detail, { audience, id, signal, ...sendOf(client) })
          // A draft is not there for visitors, even at its own address.
          if (audience === 'visitor' && !isShown(item)) {
            throw new ApiError('refused', 404, endpoints.detail.failure[audience])
          }
          return item
        },
        ...(client && fromList<Item>(client, name, audience, id, hasWholeLists)),
        ...persistence(audience, saved),
      }),
  }
}

/** What an answer's entry in the cache says about being kept: on the device and for good, or for five minutes. */
export function persistence(audience: Audience, saved: boolean) {
  return saved
    ? { meta: { savedFor: audience }, gcTime: Number.POSITIVE_INFINITY }
    : { meta: {}, gcTime: 5 * 60_000 }
}

/** Widened, so that one screen takes the queries of any collection. */
function key(...parts: (string | ListQuery)[]): QueryKey {
  return parts
}

function definedParams(query: ListQuery): ListQuery[] {
  const set = Object.entries(query).filter(([, value]) => value)
  return set.length > 0 ? [Object.fromEntries(set)] : []
}

/**
 * Whether a record's own call has failed with a response, finally or before its second try. Initial data would replace
 * that error in the cache: a row of the list must not hide that the record is gone or cannot be read.
 */
function isRefused(detail: QueryState | undefined): boolean {
  const error = detail?.error ?? detail?.fetchFailureReason
  return detail?.data === undefined && error instanceof Error && !isCutOff(error)
}

/**
 * What a list has loaded of a record stands in for its own answer until that comes: nothing where lists are known to
 * have only a part of their records, or came with a document.
 */
function fromList<Item extends { _id: string }>(
  client: QueryClient,
  name: string,
  audience: Audience,
  id: string,
  hasWholeLists: boolean,
) {
  if (client.getQueryData<Synced>(syncedKey(name))?.detailFields?.length) return
  if (isRefused(client.getQueryState(key(name, audience, 'detail', id)))) return
  for (const [listKey, items] of client.getQueriesData<Item[]>({ queryKey: [name, audience, 'list'] })) {
    const item = items?.find((entry) => entry._id === id)
    if (!item || isCut(item)) continue
    const list = client.getQueryState(listKey)
    // Otherwise a write has outdated the list, or it came from the disk.
    const isWhole = hasWholeLists && list?.isInvalidated === false
    return {
      initialData: item,
      initialDataUpdatedAt: list?.dataUpdatedAt ?? 0,
      // What may be a part or is outdated is shown with its age until the answer is there.
      staleTime: ({ state }: Query<Item, Error, Item, QueryKey>) =>
        isWhole || state.dataUpdateCount > 0 ? freshFor : 0,
    }
  }
}
