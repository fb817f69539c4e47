import type { QueryClient } from '@tanstack/react-query'

interface StoredCache {
  flush: () => Promise<void>
  restoreAll: () => Promise<void>
}

const caches = new WeakMap<QueryClient, StoredCache>()

/** Registers the functions that write a client's cache to the device and restore it. */
export function registerCache(client: QueryClient, cache: StoredCache) {
  caches.set(client, cache)
}

/**
 * Settles when the device has stored or refused every response that this tab has now; `storageAtom` reports a refusal.
 * A page that closes earlier loses them.
 */
export async function flushToDisk(client: QueryClient): Promise<void> {
  await caches.get(client)?.flush()
}

/** Settles when all stored data is in memory, as far as the device returns it. */
export async function restoreFromDisk(client: QueryClient): Promise<void> {
  await caches.get(client)?.restoreAll()
}
