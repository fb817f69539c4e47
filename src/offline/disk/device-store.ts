import { clear, createStore, delMany, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import type { SavedHead } from './saved-head.ts'

/** One saved answer; its key is the query's hash. */
export interface SavedQuery {
  shape: number
  queryKey: readonly unknown[]
  data: unknown
  /** When the answer came, in milliseconds. */
  dataUpdatedAt: number
}

type Dated = Pick<SavedQuery, 'dataUpdatedAt'>

/** A database of the device. Safari closes connections without a word, so a lost one is opened once more. */
export function deviceStore(name: string): UseStore {
  let store = createStore(name, 'queries')
  return async (mode, callback) => {
    try {
      return await store(mode, callback)
    } catch (error) {
      if (!['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error))) throw error
      store = createStore(name, 'queries')
      return store(mode, callback)
    }
  }
}

/** How saved queries lie in a database: as they are, or sealed. */
export interface QueryRows {
  /** Everything that can be read, by the query's hash. */
  all: (except?: string[]) => Promise<[hash: string, row: unknown][]>
  /** The same for some queries, which a screen waits for. */
  some?: (hashes: string[]) => Promise<[hash: string, row: unknown][]>
  /** And before that their short answers, and of the long ones what a list's first page shows. */
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
    for (const [place, query] of queries) {
      const kept: IDBRequest<Dated | undefined> = rows.get(place)
      kept.onsuccess = () => {
        if (!isNewer(kept.result, query)) rows.put(query, place)
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

export const staffPrefix = 'saved-staff-'

/** Without a list of its databases a browser cannot be told to empty them all, so it gets none for staff. */
export const canSaveForStaff = () => typeof indexedDB !== 'undefined' && 'databases' in indexedDB

/** Databases of what one person keeps longer than a session: drafts, files, and their key. */
export const belongingsPrefix = 'kept-staff-'

export async function hasBelongings(): Promise<boolean> {
  return (await databaseNames()).some((name) => name.startsWith(belongingsPrefix))
}

/** Empties what the device has saved for staff. Databases are not deleted: an open tab would block that. */
export async function emptyStaffStores(except?: string): Promise<void> {
  if (!canSaveForStaff()) return
  const others = (await databaseNames()).filter((name) => name.startsWith(staffPrefix) && name !== except)
  await Promise.allSettled(others.map((name) => clear(deviceStore(name))))
}

const databaseNames = async () => (await indexedDB.databases()).map(({ name = '' }) => name)

/** The kind of a failure; a DOMException is not an Error in every browser. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : ''
}

/** An answer "from the future" was saved before the device's clock was set back: it counts as old. */
export function isNewer(kept: Dated | undefined, query: Dated): boolean {
  return kept !== undefined && kept.dataUpdatedAt > query.dataUpdatedAt && kept.dataUpdatedAt <= Date.now()
}
