import { pictureCache } from '#src/offline/disk/device-names.ts'

/** The dashboard's code, and pictures, among which are those of drafts: a device without a session has neither. */
export async function emptyStaffFiles(): Promise<void> {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith('staff-') || name === pictureCache)
  await Promise.all(names.map(emptyCache))
}

/**
 * File by file: a cache that is deleted whole takes up its room until no page and no worker has it open any more, and
 * on a full disk that room is needed at once.
 */
async function emptyCache(name: string): Promise<void> {
  const cache = await caches.open(name)
  const files = await cache.keys()
  await Promise.all(files.map((file) => cache.delete(file, { ignoreVary: true })))
  await caches.delete(name)
}
