/**
 * Scripts and style sheets of earlier versions, for tabs that still run them: a host has deleted them with the
 * deployment, and a screen that such a tab opens for the first time would be lost.
 */
const name = 'earlier-files'
/** What is asked of the worker's `clients`. */
interface Tabs {
  matchAll: (wanted: { type: 'window'; includeUncontrolled: true }) => Promise<readonly { id: string }[]>
}

/** No file's path: here lie the ids of the tabs. */
const tabsKey = '/earlier-tabs'

/** Puts aside what the next version does not have. Called while it is installed, before it tidies up. */
export async function keepEarlierFiles(cacheNames: string[], nextVersion: Set<string>): Promise<void> {
  for (const cacheName of cacheNames) {
    if (!(await caches.has(cacheName))) continue
    const cache = await caches.open(cacheName)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/assets/') || nextVersion.has(pathname)) continue
      const file = await cache.match(request)
      if (file) await (await caches.open(name)).put(pathname, file)
    }
  }
}

export async function earlierFile(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  return caches.match(pathname, { cacheName: name, ignoreVary: true })
}

/** Every tab that is open when a version takes over runs an earlier one. */
export async function noteEarlierTabs(clients: Tabs): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!(await caches.has(name))) return
  await (await caches.open(name)).put(tabsKey, Response.json(tabs.map(({ id }) => id)))
}

/** Once all of those tabs are closed or reloaded, nobody needs the files any more. */
export async function dropEarlierFiles(clients: Tabs): Promise<void> {
  const noted = await caches.match(tabsKey, { cacheName: name })
  if (!noted) return
  const earlier: unknown = await noted.json()
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (Array.isArray(earlier) && open.some(({ id }) => earlier.includes(id))) return
  await caches.delete(name)
}
