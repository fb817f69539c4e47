import { queryOptions } from '@tanstack/react-query'
import { isCachedQuery } from '#src/dashboard/offline-data/encryption/session-key.ts'
import { bytesOf, databaseContents, unsentMessages } from '#src/offline/storage/device-contents.ts'
import { pictureCache } from '#src/offline/storage/storage-names.ts'
import { allDatabases, type StoredKind, stores, storesOf } from '#src/offline/storage/stores.ts'

/** Kinds of stored data, in display order. */
export const storedKinds: readonly StoredKind[] = [
  'records',
  'resumes',
  'notes',
  'drafts',
  'pages',
  'messages',
  'pictures',
  'files',
]

export interface StorageReport {
  kinds: Record<StoredKind, { count: number; bytes: number }>
  /** Number of messages that no server has. */
  unsent: number
  /** The browser's figure for all data in bytes, its overhead included; undefined if it does not report it. */
  used?: number
  quota?: number
  /** Whether the browser has promised not to clear the data; undefined if it makes no such promises. */
  isPersisted?: boolean
}

/** Reads the device at every visit of the screen. */
export const storageQuery = () =>
  queryOptions({
    queryKey: ['storage'],
    queryFn: storageReport,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  })

async function storageReport(): Promise<StorageReport> {
  const kinds = Object.fromEntries(
    storedKinds.map((kind) => [kind, { count: 0, bytes: 0 }]),
  ) as StorageReport['kinds'] // has exactly these kinds
  const add = (kind: StoredKind, count: number, bytes: number) => {
    kinds[kind] = { count: kinds[kind].count + count, bytes: kinds[kind].bytes + bytes }
  }
  for (const database of allDatabases) {
    const contents = await databaseContents(database)
    for (const { name, kind } of storesOf(database)) {
      if (!kind) continue
      // The key of staff data and the offline period are not records.
      const rows = (contents.get(name) ?? []).filter(([key]) => kind !== 'records' || isCachedQuery(key))
      // The file of a message does not count as a message.
      const count = name === stores.itemFiles.name && kind === 'messages' ? 0 : rows.length
      add(kind, count, bytesOf(rows.map(([, value]) => value)))
    }
  }
  for (const name of await cacheNames())
    add(name === pictureCache ? 'pictures' : 'files', ...(await cacheSize(name)))
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  const isPersisted = await navigator.storage?.persisted?.().catch(() => undefined)
  return {
    kinds,
    unsent: await unsentMessages(),
    ...(estimate?.usage !== undefined && { used: estimate.usage }),
    ...(estimate?.quota !== undefined && { quota: estimate.quota }),
    ...(isPersisted !== undefined && { isPersisted }),
  }
}

async function cacheNames(): Promise<string[]> {
  return typeof caches === 'undefined' ? [] : caches.keys()
}

async function cacheSize(name: string): Promise<[count: number, bytes: number]> {
  const cache = await caches.open(name)
  const answers = await cache.matchAll()
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size))
  return [answers.length, sizes.reduce((sum, size) => sum + size, 0)]
}
