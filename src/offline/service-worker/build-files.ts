import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { pictureCache, siteCache, staffCache } from '#src/offline/storage/storage-names.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Files of this build for every visitor, inserted by the bundler. */
  __WB_MANIFEST: PrecacheEntry[]
}
/** The dashboard's files of this build, inserted by vite.config.ts. */
declare const __STAFF_FILES__: PrecacheEntry[]

/** Number of files that one connection loads without delaying the page's own requests. */
const atOnce = 4

// The bundler replaces a single occurrence of each list.
const site = new PrecacheController({ cacheName: siteCache })
site.addToCacheList(self.__WB_MANIFEST)
// The browser's own cache may hold a portal's page for a year: ask the host whether its copy is current.
site.strategy.fetchOptions = { cache: 'no-cache' }
const staff = new PrecacheController({ cacheName: staffCache })
staff.addToCacheList(__STAFF_FILES__)

/** Whether a path names a file of this version, or one that only an earlier version may have. */
export function isBuildFile(path: string): boolean {
  return path.startsWith('/assets/') || keyOf(path) !== undefined
}

/** Returns a file of this version from the cache, or one of an earlier version, which an open tab may still run. */
export function cachedFile(path: string): Promise<Response | undefined> {
  const key = keyOf(path)
  return caches.match(key ?? path, { ignoreSearch: !key, ignoreVary: true })
}

const keyOf = (path: string) => site.getCacheKeyForURL(path) ?? staff.getCacheKeyForURL(path)

/**
 * Installs this version. If a file does not arrive as the build made it, the previous version stays. Files that have
 * arrived stay for the next attempt.
 */
export async function installFiles(event: ExtendableEvent): Promise<void> {
  await site.install(event)
  // A device that staff use has the new dashboard before the new app shell requests it.
  if (await caches.has(staffCache)) await saveStaffFiles()
}

/** Caches the dashboard's files. A Logout meanwhile deletes the cache, and with it what is written afterwards. */
export async function saveStaffFiles(): Promise<void> {
  const cache = await caches.open(staffCache)
  const files = [...staff.getURLsToCacheKeys()]
  const saveNext = async (): Promise<void> => {
    const [url, key] = files.shift() ?? []
    if (!url || !key || !(await caches.has(staffCache))) return
    if (!(await cache.match(key))) {
      const integrity = staff.getIntegrityForCacheKey(key) ?? ''
      await cache.put(key, await fetch(url, { integrity, cache: 'no-cache' }))
    }
    return saveNext()
  }
  await Promise.all(Array.from({ length: atOnce }, saveNext))
}

/**
 * Deletes the files of other versions: a host deletes them with the deployment, so they stay while a tab besides the
 * one that asks may run them.
 */
export async function dropOtherFiles({ clients, registration }: ServiceWorkerGlobalScope): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 1) return
  const keys = new Set([site, staff].flatMap((files) => [...files.getURLsToCacheKeys().values()]))
  for (const name of await caches.keys()) {
    if (name === pictureCache) continue
    const cache = await caches.open(name)
    const others = (await cache.keys()).filter(({ url }) => !keys.has(url))
    // Also a version that is being installed writes into these caches.
    if (registration.installing || registration.waiting) return
    await Promise.all(others.map((request) => cache.delete(request, { ignoreVary: true })))
    if (name !== siteCache && name !== staffCache) await caches.delete(name)
  }
}
