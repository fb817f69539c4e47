import { pictureCache } from '#src/offline/disk/storage-names.ts'

/** Deletes the dashboard's code and pictures, those of drafts included: without a session neither stays. */
export async function emptyStaffFiles(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith('staff-') || name === pictureCache)
  await Promise.all(names.map(emptyCache))
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
