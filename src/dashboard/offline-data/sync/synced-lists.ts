import type { QueryClient, QueryKey, QueryPersister } from '@tanstack/react-query'
import { crud } from '#src/api/crud.ts'
import { persistence, type Synced, syncedKey } from '#src/api/read-options.ts'
import { collections } from '#src/contract/index.ts'
import type { Collection } from '#src/contract/schema/collection.ts'

/** A record of any list. */
export type AnyRecord = { _id: string } & Record<string, unknown>

/** List that a sync caches on the device. */
export interface SyncedList {
  /** Name of the collection in URLs and query keys. */
  name: string
  key: QueryKey
  /** Whether every record's own response is fetched, too: staff read enquiries away from the desk. */
  withDetails: boolean
  fetchRows: (client: QueryClient, freshFor: number) => Promise<AnyRecord[]>
  fetchDetail: (client: QueryClient, id: string) => Promise<AnyRecord>
}

// Cast: a sync transfers records without looking at their type.
const all = Object.values(collections) as unknown as Collection<AnyRecord, unknown>[]

/** Lists that staff can read offline, the inboxes first. */
export const syncedLists: SyncedList[] = all
  .filter(({ isSynced }) => isSynced)
  .sort((one, other) => Number(other.isInbox) - Number(one.isInbox))
  .map(synced)

/** Asks the server alone: a sync compares records with their rows, which the device would return instead. */
const skipDevice =
  <Data>(): QueryPersister<Data> =>
  (queryFn, context) =>
    queryFn(context)

function synced(collection: Collection<AnyRecord, unknown>): SyncedList {
  const { name, list, detail } = crud(collection, 'staff')
  return {
    name,
    key: list().queryKey,
    withDetails: collection.isInbox,
    fetchRows: (client, staleTime) =>
      client.fetchQuery({ ...list(), staleTime, persister: skipDevice<AnyRecord[]>() }),
    fetchDetail: (client, id) =>
      client.fetchQuery({ ...detail(id), staleTime: 0, persister: skipDevice<AnyRecord>() }),
  }
}

export function rowsOf(client: QueryClient, { key }: SyncedList): AnyRecord[] | undefined {
  return client.getQueryData<AnyRecord[]>(key)
}

export function detailOf(client: QueryClient, name: string, id: string): AnyRecord | undefined {
  return client.getQueryData<AnyRecord>([name, 'staff', 'detail', id])
}

export function syncedOf(client: QueryClient, name: string): Synced | undefined {
  return client.getQueryData<Synced>(syncedKey(name))
}

/** Whether the cached list has only a partial record, and its own response was never fetched. */
export function isMissing(client: QueryClient, name: string, id: string): boolean {
  const isPart = syncedOf(client, name)?.detailFields?.length
  return Boolean(isPart) && detailOf(client, name, id) === undefined
}

/** Puts data that was not fetched into the staff cache, stored like responses. */
export function putForStaff(client: QueryClient, queryKey: QueryKey, data: unknown, updatedAt = Date.now()) {
  const options = client.defaultQueryOptions({ queryKey, ...persistence('staff', true) })
  client.getQueryCache().build(client, options).setData(data, { updatedAt, manual: true })
}
