import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import type { PersistedQuery } from '@tanstack/react-query-persist-client'
import { createStore, entries, get, keys, set } from 'idb-keyval'
import { vi } from 'vitest'
import { probe } from '#src/api/probe.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { isCachedQuery, sessionKey } from '#src/dashboard/offline-data/encryption/session-key.ts'
import { persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { cachedRecordVersion, rowName } from '#src/offline/storage/cache/persisted-query.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { unwrapKey, type WrappedKey } from '#src/offline/storage/encrypt.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { store } from '#src/ui/browser/store.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { encryptedQueries } from './encrypted-queries.ts'
import { openStaff } from './staff-cache.ts'

export const day = 24 * 60 * 60_000
export const neverSettles = () => new Promise<never>(() => {})

const stops: (() => void)[] = []

/** Fakes a browser's globals over an empty disk, with the session locks that other tabs hold. */
export function newDevice() {
  const heldElsewhere: string[] = []
  const locks = {
    request: async (name: string, { ifAvailable }: LockOptions, task: (lock: unknown) => unknown) =>
      task(ifAvailable && heldElsewhere.includes(name) ? null : {}),
  }
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  stubStorage()
  vi.stubGlobal('navigator', { locks })
  store.set(storageAtom, 'kept')
  return { heldElsewhere }
}

export function leaveDevice() {
  for (const stop of stops.splice(0)) stop()
  store.set(sessionAtom, undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** Opens a tab's client with all data that the device has stored. */
export async function openTab(session?: Session) {
  store.set(sessionAtom, session)
  // Default of browsers; in Node it is infinite.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60_000 } } })
  const cache = persistCache(client, { openStaff })
  stops.push(cache.stop)
  await cache.restoreAll()
  return { client, keeper: cache }
}

/** Lets the server confirm the current time, so that ages count. */
export async function believeClock() {
  serverClock.start()
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date: new Date().toUTCString() } }))
  await probe()
}

interface Answer {
  savedFor?: 'visitor' | 'staff'
  updatedAt?: number
}

/** Puts a response into the cache as a fetch does. */
export function cacheResponse(
  client: QueryClient,
  queryKey: string[],
  data: unknown,
  { savedFor, updatedAt }: Answer = {},
) {
  const meta = savedFor ? { savedFor } : {}
  const query = client.getQueryCache().build(client, { queryKey, meta, gcTime: Number.POSITIVE_INFINITY })
  query.setData(data, { updatedAt: updatedAt ?? Date.now(), manual: true })
}

/** Builds a row of an earlier visit. */
function storedQuery(
  queryKey: string[],
  data: unknown,
  { version, dataUpdatedAt }: StoredAt,
): PersistedQuery {
  const client = new QueryClient()
  const query = client.getQueryCache().build(client, { queryKey })
  query.setData(data, { updatedAt: dataUpdatedAt ?? Date.now(), manual: true })
  return {
    buster: String(version ?? cachedRecordVersion),
    queryKey,
    queryHash: query.queryHash,
    state: query.state,
  }
}

interface StoredAt {
  version?: number
  dataUpdatedAt?: number
}

/** Puts a row of an earlier visit on the disk. */
export async function putOnDisk(name: string, queryKey: string[], data: unknown, at: StoredAt = {}) {
  const query = storedQuery(queryKey, data, at)
  await set(rowName(query.queryHash), query, createStore(name, 'queries'))
}

/** Returns the data of all unencrypted rows of a database, by the query's hash. */
export async function savedOnDisk(name: string): Promise<Record<string, unknown>> {
  return dataByHash(await entries(createStore(name, 'queries')))
}

function dataByHash(rows: [IDBValidKey, unknown][]): Record<string, unknown> {
  return Object.fromEntries(rows.map(([, row]) => [Object(row).queryHash, Object(Object(row).state).data]))
}

const records = () => deviceStore('records')

/** Returns the stored responses of a user by the query's hash, decrypted with the user's token. */
export async function encryptedOnDisk(id: string): Promise<Record<string, unknown>> {
  const store = records()
  const wrapped = await get<WrappedKey>('key', store)
  const rows = (await keys(store)).filter(isCachedQuery)
  if (!wrapped) return Object.fromEntries(rows.map((key) => [key, 'without a key']))
  // Another session's key is another one.
  const key = await unwrapKey(admin(id).token, wrapped).catch(() => undefined)
  return key ? dataByHash(await encryptedQueries(store, key).entries()) : {}
}

/** Encrypts a row of an earlier visit in the same session. */
export async function putEncrypted(id: string, queryKey: string[], data: unknown, at: StoredAt = {}) {
  const store = records()
  const query = storedQuery(queryKey, data, at)
  const key = await sessionKey(store, admin(id).token)
  await encryptedQueries(store, key).setItem(rowName(query.queryHash), query)
}

export const admin = (id: string): Session => ({
  token: `token of ${id}`,
  admin: { _id: id, name: id, email: `${id}@kelvara.example`, role: 'admin' },
})

/** Makes the next writes fail as a browser would. Returns a function that restores them. */
export function refuseWrites(name: string, times = Number.POSITIVE_INFINITY): () => void {
  const { transaction } = IDBDatabase.prototype
  let left = times
  IDBDatabase.prototype.transaction = function (...call) {
    if (call[1] !== 'readwrite' || left === 0) return transaction.apply(this, call)
    left -= 1
    throw new DOMException('', name)
  }
  const undo = () => {
    IDBDatabase.prototype.transaction = transaction
  }
  stops.push(undo)
  return undo
}

/** Makes the next database open late, as after a lost connection. */
export function openSlowly(milliseconds: number) {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) => {
    const slow = { result: {}, onsuccess: () => {} }
    setTimeout(() => {
      const real = open(name)
      real.onsuccess = () => {
        slow.result = real.result
        slow.onsuccess()
      }
    }, milliseconds)
    // Only these members are used by idb-keyval.
    return slow as unknown as IDBOpenDBRequest
  })
}
