import { earlierCache } from '#src/offline/disk/storage-names.ts'
import { isFile } from './worker-rules.ts'

/** The part of the worker's `clients` that is used here. */
interface Windows {
  matchAll: (wanted: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { id: string }[]>
}

/** Cache key of the tab ids; not the path of a file. */
const tabsKey = '/earlier-tabs'

/**
 * Copies the scripts and style sheets that the next version lacks, for tabs that run the earlier one: a host deletes
 * them with the deployment, and such a tab could not open a screen for the first time. Called while the next version is
 * installed, before it tidies up.
 */
export async function keepEarlierFiles(isOfNextVersion: (pathname: string) => boolean): Promise<void> {
  const putAside = new Set<string>()
  if (await caches.has(earlierCache))
    for (const request of await (await caches.open(earlierCache)).keys()) putAside.add(pathOf(request))
  for (const cacheName of await caches.keys()) {
    if (cacheName === earlierCache) continue
    const cache = await caches.open(cacheName)
    for (const request of await cache.keys()) {
      const path = pathOf(request)
      if (!path.startsWith('/assets/') || isOfNextVersion(path) || putAside.has(path)) continue
      const file = await cache.match(request)
      if (file && isFile(file)) await (await caches.open(earlierCache)).put(path, file)
    }
  }
}

const pathOf = ({ url }: Pick<Request, 'url'>) => new URL(url).pathname

/** Returns a copied file of an earlier version. */
export async function earlierFile(request: Pick<Request, 'url'>): Promise<Response | undefined> {
  return caches.match(pathOf(request), { cacheName: earlierCache, ignoreVary: true })
}

/** Notes every tab that is open when a version takes over: these run an earlier one. */
export async function noteEarlierTabs(windows: Windows): Promise<void> {
  const tabs = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (!(await caches.has(earlierCache))) return
  await (await caches.open(earlierCache)).put(tabsKey, Response.json(tabs.map(({ id }) => id)))
}

/** Returns the ids of the tabs that were open when the active version took over. */
export async function earlierTabs(): Promise<unknown[]> {
  const noted: unknown = await (await caches.match(tabsKey, { cacheName: earlierCache }))?.json()
  return Array.isArray(noted) ? noted : []
}

/** Deletes the copied files once all of those tabs are closed or reloaded. */
export async function dropEarlierFiles(windows: Windows): Promise<void> {
  if (!(await caches.match(tabsKey, { cacheName: earlierCache }))) return
  const earlier = await earlierTabs()
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ id }) => earlier.includes(id))) return
  await caches.delete(earlierCache)
}
