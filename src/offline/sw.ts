import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isImage, isNavigationToShell, isStaffFile } from './worker-rules.ts'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0]
}
/** The dashboard's files of this build, put in by vite.config.ts. */
declare const __STAFF_FILES__: string[]

const staffCache = 'staff-files'

// The worker owns files and never answers: no rule below matches /api, so those calls go past it untouched.
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/] })
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(({ event, request, url, params }) => shell({ event, request, url, params }), {
    allowlist: [isNavigationToShell],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isStaffFile(url.pathname, __STAFF_FILES__),
  new CacheFirst({ cacheName: staffCache }),
)
registerRoute(
  ({ request, url, sameOrigin }) => isImage(request, url, sameOrigin),
  new CacheFirst({
    cacheName: 'images',
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * 24 * 60 * 60, purgeOnQuotaError: true }),
    ],
  }),
)

self.addEventListener('install', (event) => {
  // A device that staff use gets the new dashboard before the new shell asks for it.
  event.waitUntil(caches.has(staffCache).then((isStaff) => (isStaff ? saveStaffFiles() : undefined)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldStaffFiles())
})

self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting()
  if (event.data === 'WARM_STAFF') event.waitUntil(saveStaffFiles())
})

const shell = createHandlerBoundToURL('/index.html')

async function saveStaffFiles(): Promise<void> {
  const cache = await caches.open(staffCache)
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname))
  const missing = __STAFF_FILES__.filter((file) => !kept.has(file))
  // One by one: on a lossy network each file that arrives is kept.
  await Promise.allSettled(missing.map((file) => cache.add(file)))
}

async function dropOldStaffFiles(): Promise<void> {
  if (!(await caches.has(staffCache))) return
  const cache = await caches.open(staffCache)
  const old = (await cache.keys()).filter(({ url }) => !__STAFF_FILES__.includes(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
