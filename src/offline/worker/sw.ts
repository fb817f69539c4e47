import { cacheNames, clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { dropEarlierFiles, earlierFile, keepEarlierFiles, noteEarlierTabs } from './earlier-files.ts'
import { isAsset, isFile, isImage, isNavigationToShell, isPicture } from './worker-rules.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
}
/** The dashboard's files of this build, put in by vite.config.ts. */
declare const __STAFF_FILES__: string[]

const staffCache = 'staff-files'
const month = 30 * 24 * 60 * 60
const filesOnly = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isFile(response) ? response : null),
}

/** The bundler puts the list in here, once. */
const files = self.__WB_MANIFEST

/** The paths of all scripts and style sheets of this build. */
const thisVersion = new Set([
  ...__STAFF_FILES__,
  ...files.map((entry) => `/${typeof entry === 'string' ? entry : entry.url}`),
])

// Before this version claims the tabs: whatever is open by then runs an earlier one.
self.addEventListener('activate', (event) => {
  event.waitUntil(noteEarlierTabs(self.clients))
})

// The worker owns files and never answers: no rule below matches /api or a call with a token, so those go past it
// untouched, and nothing that needs a sign-in is ever in Cache Storage.
precacheAndRoute(files, { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()
clientsClaim()
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [isNavigationToShell] }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && __STAFF_FILES__.includes(url.pathname),
  // Only a sign-in fills that cache: it tells the next version that staff use this device.
  async ({ request }) => (await kept(request)) ?? fetch(request),
)
const otherAssets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    filesOnly,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: month, purgeOnQuotaError: true }),
  ],
})
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isAsset(request, url),
  async (asked) => (await earlierFile(asked.request)) ?? otherAssets.handle(asked),
)
const pictures = new CacheFirst({
  cacheName: 'images',
  plugins: [
    filesOnly,
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: month, purgeOnQuotaError: true }),
  ],
})
registerRoute(({ request, url, sameOrigin }) => isImage(request, url, sameOrigin), pictures)

self.addEventListener('install', (event) => {
  event.waitUntil(keepEarlierFiles([cacheNames.precache, staffCache], thisVersion))
  // A device that staff use has the new dashboard before the new shell asks for it; if not, the old one stays.
  event.waitUntil(caches.has(staffCache).then((isStaff) => (isStaff ? saveStaffFiles() : undefined)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldStaffFiles())
})

self.addEventListener('message', (event) => {
  const message: unknown = event.data?.type
  if (message === 'SKIP_WAITING') void self.skipWaiting()
  if (message === 'TIDY_UP') event.waitUntil(dropEarlierFiles(self.clients))
  if (message === 'KEEP_PICTURES') event.waitUntil(keepPictures(event))
  if (message === 'WARM_STAFF') event.waitUntil(saveStaffFiles())
})

/** Those that a page drew before this worker was there; the browser still has them, so that nothing is sent for. */
async function keepPictures(event: ExtendableMessageEvent): Promise<void> {
  const addresses: unknown[] = Array.isArray(event.data.addresses) ? event.data.addresses : []
  const own = addresses.map((address) => new URL(String(address), self.location.href))
  const wanted = own.filter(({ origin, pathname }) => origin === self.location.origin && isPicture(pathname))
  const asked = wanted.map(({ href }) => new Request(href, { cache: 'force-cache' }))
  await Promise.allSettled(asked.map((request) => pictures.handle({ event, request })))
}

async function kept(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName: staffCache, ignoreVary: true })
}

/** One by one: on a lossy network each file that arrives is kept, and the next attempt asks only for the others. */
async function saveStaffFiles(): Promise<void> {
  const cache = await caches.open(staffCache)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = __STAFF_FILES__.filter((file) => !known.has(file))
  const saved = await Promise.allSettled(missing.map((file) => saveFile(cache, file)))
  const lost = saved.filter(({ status }) => status === 'rejected')
  if (lost.length > 0) throw new Error(`${lost.length} files of the dashboard did not arrive`)
}

async function saveFile(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file)
  if (!isFile(response)) throw new Error(`${file} was answered with ${response.status}`)
  await cache.put(file, response)
}

async function dropOldStaffFiles(): Promise<void> {
  if (!(await caches.has(staffCache))) return
  const cache = await caches.open(staffCache)
  const old = (await cache.keys()).filter(({ url }) => !__STAFF_FILES__.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
