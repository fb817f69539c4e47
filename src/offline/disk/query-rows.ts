import { delMany, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import type { SavedHead } from './saved-head.ts'

/** Cached response; its key is the query's hash. */
export interface SavedQuery {
  shape: number
  queryKey: readonly unknown[]
  data: unknown
  /** Time of the response, in milliseconds by the device's clock. */
  dataUpdatedAt: number
  /** Offset of the server's clock from the device's at that time, in milliseconds, if it mattered. */
  clockOffset?: number | undefined
}

type Dated = Pick<SavedQuery, 'dataUpdatedAt'>

/** Access to cached queries in a database, in plain or encrypted form. */
export interface QueryRows {
  /** Returns all readable rows by the query's hash. */
  all: (except?: string[]) => Promise<[hash: string, row: unknown][]>
  /** Returns the rows of some queries, which a screen waits for. */
  some?: (hashes: string[]) => Promise<[hash: string, row: unknown][]>
  /** Returns some queries sooner: short responses whole, and only the first page of long lists. */
  first?: (hashes: string[]) => Promise<{ rows: [hash: string, row: unknown][]; heads: SavedHead[] }>
  /** Writes each query unless the device has a newer response from another tab. All or none. */
  writeNewer: (queries: Map<string, SavedQuery>) => Promise<void>
  remove: (hashes: string[]) => Promise<void>
}

/** Returns rows in plain form, for public data. */
export function plainRows(store: UseStore): QueryRows {
  return {
    all: () => entries<string, unknown>(store),
    writeNewer: (queries) => writeNewer(store, queries),
    remove: (hashes) => delMany(hashes, store),
  }
}

/** Writes each row unless there is a newer one. All or none. */
function writeNewer(store: UseStore, queries: Map<string, Dated>): Promise<void> {
  return store('readwrite', (rows) => {
    for (const [key, query] of queries) {
      const reading: IDBRequest<Dated | undefined> = rows.get(key)
      reading.onsuccess = () => {
        if (!isNewer(reading.result, query)) rows.put(query, key)
      }
    }
    return promisifyRequest(rows.transaction)
  })
}

/** Frees space by deleting the older half of a database. */
export async function evictOldest(store: UseStore): Promise<void> {
  const rows = await entries<string, SavedQuery>(store)
  const oldestFirst = rows.sort(([, a], [, b]) => a.dataUpdatedAt - b.dataUpdatedAt)
  await delMany(
    oldestFirst.slice(0, Math.ceil(rows.length / 2)).map(([hash]) => hash),
    store,
  )
}

/** Whether the stored row is newer. A row dated in the future, from before the clock was set back, counts as old. */
export function isNewer(kept: Dated | undefined, query: Dated): boolean {
  return kept !== undefined && kept.dataUpdatedAt > query.dataUpdatedAt && kept.dataUpdatedAt <= Date.now()
}
