import { type Query, type QueryClient, type QueryKey, skipToken } from '@tanstack/react-query'
import type { QueryStore } from '#src/offline/storage/cache/query-store.ts'

/** First records of a long list, stored as a query of their own: a page shows them while the list is decrypted. */
export interface ListHead {
  rows: unknown[]
  /** Number of records in the whole list. */
  total: number
}

/** Number of records in a head: those of the largest page. */
const headLength = 100
/** Number of records from which a list has a head; shorter ones are decrypted within a frame or two. */
const longList = 500

/** Returns the query of a list's head; it is never fetched. */
export function headOptions([collection, audience]: QueryKey) {
  const queryKey: QueryKey = [collection, audience, 'head']
  return {
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { savedFor: 'staff' },
  } as const
}

/** Updates the heads of long lists whenever a list changes. Returns a function that stops it. */
export function updateListHeads(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (!isWholeList(query)) return
    if (type === 'updated') updateHead(client, query)
    if (type === 'removed') removeHead(client, query)
  })
}

function updateHead(client: QueryClient, list: Query): void {
  const { data, dataUpdatedAt } = list.state
  if (!Array.isArray(data)) return
  if (data.length < longList) removeHead(client, list)
  else if (headOf(client, list).state.dataUpdatedAt !== dataUpdatedAt) {
    const rows = data.slice(0, headLength)
    headOf(client, list).setData({ rows, total: data.length }, { updatedAt: dataUpdatedAt, manual: true })
  }
}

function removeHead(client: QueryClient, { queryKey }: Query): void {
  client.removeQueries({ queryKey: headOptions(queryKey).queryKey, exact: true })
}

/** Restores the head of a stored list. Returns whether there is one that screens can show before the list. */
export async function restoreHead(client: QueryClient, list: Query, store: QueryStore): Promise<boolean> {
  if (!isWholeList(list)) return false
  const head = headOf(client, list)
  const data = await store.restore(head)
  if (data !== undefined) head.setData(data, { manual: true })
  return data !== undefined
}

const isWholeList = ({ queryKey, meta }: Query) =>
  meta?.savedFor === 'staff' && queryKey[2] === 'list' && queryKey.length === 3

const headOf = (client: QueryClient, { queryKey }: Query) =>
  client.getQueryCache().build(client, headOptions(queryKey))
