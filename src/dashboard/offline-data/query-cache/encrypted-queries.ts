import type { PersistedQuery } from '@tanstack/react-query-persist-client'
import { del, type UseStore } from 'idb-keyval'
import { isCachedQuery } from '#src/dashboard/offline-data/encryption/session-key.ts'
import { isNewer, type QueryRows } from '#src/offline/storage/cache/query-rows.ts'
import { digest } from '#src/offline/storage/encrypt.ts'
import { EncryptedTable } from '#src/offline/storage/encrypted-table.ts'

/** Stored query with the time of its response. */
interface StoredQuery {
  at: number
  query: PersistedQuery
}

const isStoredQuery = (read: unknown): read is StoredQuery => typeof Object(read).query === 'object'

/** Returns the rows of a user's queries, encrypted with the session's key. Their names on the disk are digests. */
export function encryptedQueries(rows: UseStore, key: CryptoKey): QueryRows {
  const table = new EncryptedTable(rows, isStoredQuery)
  return {
    getItem: async (name) => (await table.get(key, await digest(name)))?.query,
    setItem: async (name, query) => {
      const at = query.state.dataUpdatedAt
      const place = await digest(name)
      const row = await table.encrypt(key, place, { at, query })
      await table.change([place], (_place, stored) => (stored && isNewer(stored.at, at) ? stored : row))
    },
    removeItem: async (name) => del(await digest(name), rows),
    entries: async (except = []) => {
      const places = new Set(await Promise.all(except.map(digest)))
      const stored = await table.read(
        async () => key,
        (place) => isCachedQuery(place) && !places.has(place),
      )
      return [...stored].map(([place, { query }]) => [place, query])
    },
  }
}
