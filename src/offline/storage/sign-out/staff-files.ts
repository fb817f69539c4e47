import { clear } from 'idb-keyval'
import { openExisting } from '#src/offline/storage/open-database.ts'
import { pictureCache, staffCache } from '#src/offline/storage/storage-names.ts'

/** Deletes the dashboard's code and pictures, those of drafts included: without a session neither stays. */
export async function emptyStaffFiles(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith('staff-'))
  await Promise.allSettled([emptyCache(pictureCache), emptyPictureTimes()])
  // Last: as long as these exist, the next page load without a session knows that something is left.
  await Promise.all(names.map(emptyCache))
}

/** Whether files of an earlier session are left, as after a browser that was killed at Logout. */
export async function hasStaffFiles(): Promise<boolean> {
  return typeof caches !== 'undefined' && caches.has(staffCache)
}

/**
 * Empties a cache file by file: one that is deleted whole takes up space while a page or worker has it open, and a full
 * disk needs that space at once.
 */
async function emptyCache(name: string): Promise<void> {
  const cache = await caches.open(name)
  const files = await cache.keys()
  await Promise.all(files.map((file) => cache.delete(file, { ignoreVary: true })))
  await caches.delete(name)
}

/** Deletes the addresses of pictures with the times of their use, which the worker's library stores. */
async function emptyPictureTimes(): Promise<void> {
  const database = await openExisting('workbox-expiration')
  if (!database) return
  const rows = 'cache-entries'
  await clear(async (mode, change) => change(database.transaction(rows, mode).objectStore(rows)))
  database.close()
}
