import type { AsyncStorage, PersistedQuery } from '@tanstack/react-query-persist-client'
import { delMany, entries, get, promisifyRequest, type UseStore } from 'idb-keyval'

/** Stored queries of one database by name, in plain or encrypted form. */
export interface QueryRows extends Omit<AsyncStorage<PersistedQuery>, 'entries'> {
  /** Returns all readable rows but those of some names. */
  entries: (except?: readonly string[]) => Promise<[name: string, row: unknown][]>
}

/** Returns rows in plain form, for public data. */
export function plainRows(store: UseStore): QueryRows {
  return {
    getItem: (name) => get<PersistedQuery>(name, store),
    setItem: (name, query) =>
      store('readwrite', (rows) => {
        const reading: IDBRequest<unknown> = rows.get(name)
        reading.onsuccess = () => {
          if (!isNewer(updatedAtOf(reading.result), updatedAtOf(query))) rows.put(query, name)
        }
        return promisifyRequest(rows.transaction)
      }),
    removeItem: (name) => delMany([name], store),
    entries: async (except = []) => {
      const rows = await entries<string, unknown>(store)
      return rows.filter(([name]) => !except.includes(name))
    },
  }
}

/** Frees space by deleting the older half of a database. */
export async function evictOldest(store: UseStore): Promise<void> {
  const rows = await entries<string, unknown>(store)
  const oldestFirst = rows.sort(([, a], [, b]) => updatedAtOf(a) - updatedAtOf(b))
  await delMany(
    oldestFirst.slice(0, Math.ceil(rows.length / 2)).map(([name]) => name),
    store,
  )
}

/**
 * Whether the stored response is newer: another tab has fetched it. One dated in the future, from before the clock was
 * set back, counts as old.
 */
export function isNewer(stored: number, at: number): boolean {
  return stored > at && stored <= Date.now()
}

/** Returns the time of a row's response, in milliseconds by the device's clock; 0 for rows of other versions. */
function updatedAtOf(row: unknown): number {
  return Number(Object(Object(row).state).dataUpdatedAt) || 0
}
