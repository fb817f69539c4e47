import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { crud } from '#src/api/crud.ts'
import { persistence, type Synced, syncedKey } from '#src/api/read-options.ts'
import type { Collection } from '#src/contract/collection.ts'
import { collections } from '#src/contract/index.ts'

/** A record of any list. */
export type AnyRecord = { _id: string } & Record<string, unknown>

/** One list that a sync brings onto the device. */
export interface SyncedList {
  /** The collection, as URLs and query keys name it. */
  name: string
  key: QueryKey
  /** Whether every record's own answer is brought, too: what people have sent in is read away from the desk. */
  withDetails: boolean
  fetchRows: (client: QueryClient, freshFor: number) => Promise<AnyRecord[]>
  fetchDetail: (client: QueryClient, id: string) => Promise<AnyRecord>
}

// Which records a collection holds does not matter to a sync: it moves them as they are.
const all = Object.values(collections) as unknown as Collection<AnyRecord, unknown>[]

/** Everything that staff can read without a network, the inboxes first. */
export const syncedLists: SyncedList[] = all
  .filter(({ isSynced }) => isSynced)
  .sort((one, other) => Number(other.isInbox) - Number(one.isInbox))
  .map(synced)

function synced(collection: Collection<AnyRecord, unknown>): SyncedList {
  const { name, list, detail } = crud(collection, 'staff')
  return {
    name,
    key: list().queryKey,
    withDetails: collection.isInbox,
    fetchRows: (client, staleTime) => client.fetchQuery({ ...list(), staleTime }),
    fetchDetail: (client, id) => client.fetchQuery({ ...detail(id), staleTime: 0 }),
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

/** Whether a list has the record only in part and its own answer has never come. */
export function isMissing(client: QueryClient, name: string, id: string): boolean {
  const isPart = syncedOf(client, name)?.detailFields?.length
  return Boolean(isPart) && detailOf(client, name, id) === undefined
}

/** Puts something of this person's into the cache that no fetch brought, to be kept as answers are. */
export function putForStaff(client: QueryClient, queryKey: QueryKey, data: unknown, updatedAt = Date.now()) {
  const options = client.defaultQueryOptions({ queryKey, ...persistence('staff', true) })
  client.getQueryCache().build(client, options).setData(data, { updatedAt, manual: true })
}
