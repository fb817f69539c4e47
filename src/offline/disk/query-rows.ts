import { delMany, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import type { SavedHead } from './saved-head.ts'

/** One saved answer; its key is the query's hash. */
export interface SavedQuery {
  shape: number
  queryKey: readonly unknown[]
  data: unknown
  /** When the answer came, in milliseconds by the device's clock. */
  dataUpdatedAt: number
  /** How far the server's clock was ahead of the device's then, if that was more than a moment. */
  clockOffset?: number | undefined
}

type Dated = Pick<SavedQuery, 'dataUpdatedAt'>

/** How saved queries lie in a database: as they are, or sealed. */
export interface QueryRows {
  /** Everything that can be read, by the query's hash. */
  all: (except?: string[]) => Promise<[hash: string, row: unknown][]>
  /** The same for some queries, which a screen waits for. */
  some?: (hashes: string[]) => Promise<[hash: string, row: unknown][]>
  /** The same sooner: short answers whole, and of long lists only the records of the first page. */
  first?: (hashes: string[]) => Promise<{ rows: [hash: string, row: unknown][]; heads: SavedHead[] }>
  /** Writes each query unless the device has a newer answer, which another tab has fetched. All or none. */
  writeNewer: (queries: Map<string, SavedQuery>) => Promise<void>
  remove: (hashes: string[]) => Promise<void>
}

/** For what everybody may read. */
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

/** Makes room: the older half of a database goes. */
export async function evictOldest(store: UseStore): Promise<void> {
  const rows = await entries<string, SavedQuery>(store)
  const oldestFirst = rows.sort(([, a], [, b]) => a.dataUpdatedAt - b.dataUpdatedAt)
  await delMany(
    oldestFirst.slice(0, Math.ceil(rows.length / 2)).map(([hash]) => hash),
    store,
  )
}

/** An answer "from the future" was saved before the device's clock was set back: it counts as old. */
export function isNewer(kept: Dated | undefined, query: Dated): boolean {
  return kept !== undefined && kept.dataUpdatedAt > query.dataUpdatedAt && kept.dataUpdatedAt <= Date.now()
}
