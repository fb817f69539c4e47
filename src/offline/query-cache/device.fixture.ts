import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore, persistQueryClientSubscribe } from '@tanstack/react-query-persist-client'
import { createStore, entries, get, keys, set } from 'idb-keyval'
import { getDefaultStore } from 'jotai'
import { vi } from 'vitest'
import { probe } from '#src/api/probe.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { type Session, sessionAtom } from '#src/api/session.ts'
import type { SavedQuery } from '#src/offline/disk/query-rows.ts'
import { unwrapKey, type WrappedKey } from '#src/offline/encryption/encrypt.ts'
import { EncryptedRows } from '#src/offline/encryption/encrypted-rows.ts'
import { sessionKey } from '#src/offline/encryption/session-key.ts'
import { stubStorage } from '#tests/memory-storage.ts'
import { createCachePersistence } from './persist-cache.ts'
import { SHAPE } from './query-store.ts'
import { storageAtom } from './storage-state.ts'

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
  getDefaultStore().set(storageAtom, 'kept')
  return { heldElsewhere }
}

export function leaveDevice() {
  for (const stop of stops.splice(0)) stop()
  getDefaultStore().set(sessionAtom, undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** Opens a tab's client, restored from the device and then written to it. */
export async function openTab(session?: Session) {
  getDefaultStore().set(sessionAtom, session)
  // Default of browsers; in Node it is infinite.
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: 5 * 60_000 } } })
  const keeper = createCachePersistence(client)
  const options = { ...keeper.options, queryClient: client }
  stops.push(keeper.start())
  await persistQueryClientRestore(options)
  stops.push(persistQueryClientSubscribe(options))
  return { client, keeper }
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

/** Puts a row of an earlier visit on the disk. */
export async function putOnDisk(
  name: string,
  queryKey: string[],
  data: unknown,
  changes?: Partial<SavedQuery>,
) {
  const row: SavedQuery = { shape: SHAPE, queryKey, data, dataUpdatedAt: Date.now(), ...changes }
  await set(JSON.stringify(queryKey), row, createStore(name, 'queries'))
}

/** Returns all unencrypted rows of a database, by key. */
export async function savedOnDisk(name: string): Promise<Record<string, unknown>> {
  const rows = await entries<string, SavedQuery>(createStore(name, 'queries'))
  return Object.fromEntries(rows.map(([key, row]) => [key, row.data]))
}

const staffStore = (id: string) => createStore(`saved-staff-${id}`, 'queries')

/** Returns the cached responses of a user by key, decrypted with the user's token. */
export async function encryptedOnDisk(id: string): Promise<Record<string, unknown>> {
  const store = staffStore(id)
  const wrapped = await get<WrappedKey>('key', store)
  const rows = (await keys(store)).filter((key) => key !== 'key' && key !== 'lease')
  if (!wrapped) return Object.fromEntries(rows.map((key) => [key, 'without a key']))
  const opened = await new EncryptedRows(store, await unwrapKey(admin(id).token, wrapped)).all()
  return Object.fromEntries(opened.map(([key, row]) => [key, Object(row).data]))
}

/** Encrypts a row of an earlier visit in the same session. */
export async function putEncrypted(
  id: string,
  queryKey: string[],
  data: unknown,
  changes?: Partial<SavedQuery>,
) {
  const store = staffStore(id)
  const row: SavedQuery = { shape: SHAPE, queryKey, data, dataUpdatedAt: Date.now(), ...changes }
  const rows = new EncryptedRows(store, await sessionKey(store, admin(id).token))
  await rows.writeNewer(new Map([[JSON.stringify(queryKey), row]]))
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
