import { earlierCache } from '#src/offline/disk/device-names.ts'
import { isFile } from './worker-rules.ts'

/** The windows of the site; what is asked of the worker's `clients`. */
interface Windows {
  matchAll: (wanted: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { id: string }[]>
}

/** No file's path: here lie the ids of the tabs. */
const tabsKey = '/earlier-tabs'

/**
 * Puts aside the scripts and style sheets that the next version does not have, for tabs that run the earlier one: a
 * host has deleted them with the deployment, and a screen that such a tab opens for the first time would be lost.
 * Called while the next version is installed, before it tidies up.
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

/** A file that was put aside. */
export async function earlierFile(request: Pick<Request, 'url'>): Promise<Response | undefined> {
  return caches.match(pathOf(request), { cacheName: earlierCache, ignoreVary: true })
}

/** Every tab that is open when a version takes over runs an earlier one. */
export async function noteEarlierTabs(windows: Windows): Promise<void> {
  const tabs = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (!(await caches.has(earlierCache))) return
  await (await caches.open(earlierCache)).put(tabsKey, Response.json(tabs.map(({ id }) => id)))
}

/** The ids of the tabs that were open when the active version took over. */
export async function earlierTabs(): Promise<unknown[]> {
  const noted: unknown = await (await caches.match(tabsKey, { cacheName: earlierCache }))?.json()
  return Array.isArray(noted) ? noted : []
}

/** Once all of those tabs are closed or reloaded, their files are of no use. */
export async function dropEarlierFiles(windows: Windows): Promise<void> {
  if (!(await caches.match(tabsKey, { cacheName: earlierCache }))) return
  const earlier = await earlierTabs()
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ id }) => earlier.includes(id))) return
  await caches.delete(earlierCache)
}
