import { queryOptions } from '@tanstack/react-query'
import { databaseNames } from '#src/offline/disk/list-databases.ts'
import { staffPrefix } from '#src/offline/disk/staff-stores.ts'
import {
  draftsDatabase,
  filesDatabase,
  followUpsDatabase,
  outboxDatabase,
  pictureCache,
  viewsDatabase,
  visitorCacheDatabase,
} from '#src/offline/disk/storage-names.ts'
import { isCachedQuery } from '#src/offline/encryption/session-key.ts'
import { bytesOf, databaseContents, unsentMessages } from './device-contents.ts'

/** Kinds of data that this site stores on a device, in display order. */
export const storedKinds = [
  'records',
  'resumes',
  'notes',
  'drafts',
  'pages',
  'messages',
  'pictures',
  'files',
] as const
export type StoredKind = (typeof storedKinds)[number]

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
  // Only known databases: another one may belong to a worker that is being replaced.
  const told = (await databaseNames()).filter((name) => kindOfDatabase(name, ''))
  for (const name of told) {
    for (const [store, rows] of await databaseContents(name)) {
      const kind = kindOfDatabase(name, store)
      // The key of staff data and the offline period are not records.
      const kept = kind === 'records' ? rows.filter(([key]) => isCachedQuery(key)) : rows
      // The file of a message does not count as a message.
      if (kind) add(kind, store === 'files' ? 0 : kept.length, bytesOf(kept.map(([, value]) => value)))
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

function kindOfDatabase(name: string, store: string): StoredKind | undefined {
  if (name.startsWith(staffPrefix)) return 'records'
  if (name === filesDatabase) return 'resumes'
  if (name === draftsDatabase) return 'drafts'
  if (name === followUpsDatabase || name === viewsDatabase) return 'notes'
  if (name === visitorCacheDatabase) return 'pages'
  if (name === outboxDatabase) return store === 'drafts' ? 'drafts' : 'messages'
  return undefined
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
