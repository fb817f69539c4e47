import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pictureCachedFor } from '#src/api/freshness.ts'
import { pictureCache } from '#src/offline/storage/storage-names.ts'
import { cachedFile, dropOtherFiles, installFiles, isBuildFile, saveStaffFiles } from './build-files.ts'
import { openNotice, showPush, tellPushChanged } from './push-notices.ts'
import { isFile, isImage, isNavigationToShell, isPicture, takesSaved } from './worker-rules.ts'

declare const self: ServiceWorkerGlobalScope

// The worker handles files, never API responses: no rule below matches /api or a call with a token, so those pass
// untouched, and nothing that needs a sign-in is ever in Cache Storage.
registerRoute(
  new NavigationRoute(async ({ request }) => (await cachedFile('/shell.html')) ?? fetch(request), {
    allowlist: [isNavigationToShell],
  }),
)
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isBuildFile(url.pathname) && takesSaved(request),
  async ({ request, url }) => (await cachedFile(url.pathname)) ?? fetch(request),
)
const pictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: pictureCachedFor / 1000, purgeOnQuotaError: true }),
  ],
})
registerRoute(({ request, url, sameOrigin }) => isImage(request, url, sameOrigin), pictures)

self.addEventListener('install', (event) => event.waitUntil(installFiles(event)))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  const message: unknown = event.data?.type
  if (message === 'SKIP_WAITING') void self.skipWaiting()
  if (message === 'TIDY_UP') event.waitUntil(dropOtherFiles(self))
  if (message === 'KEEP_PICTURES') event.waitUntil(keepPictures(event))
  if (message === 'WARM_STAFF') event.waitUntil(saveStaffFiles())
})

self.addEventListener('push', (event) => event.waitUntil(showPush(noticeHost(), pushed(event))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotice(self.clients, event.notification.tag))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  // The platform's types declare it as a plain event.
  if (event instanceof ExtendableEvent) event.waitUntil(tellPushChanged(self.clients))
})

function noticeHost() {
  const { registration, navigator } = self
  const setAppBadge = 'setAppBadge' in navigator ? navigator.setAppBadge.bind(navigator) : undefined
  return { registration, setAppBadge }
}

/** Returns the content of a push; undefined if unreadable: it is then shown without its kind. */
function pushed({ data }: PushEvent): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** Caches pictures that a page loaded before this worker was active: from the browser's cache, without a download. */
async function keepPictures(event: ExtendableMessageEvent): Promise<void> {
  const addresses: unknown[] = Array.isArray(event.data.addresses) ? event.data.addresses : []
  const own = addresses.map((address) => new URL(String(address), self.location.href))
  const pictureUrls = own.filter(
    ({ origin, pathname }) => origin === self.location.origin && isPicture(pathname),
  )
  const requests = pictureUrls.map(({ href }) => new Request(href, { cache: 'force-cache' }))
  await Promise.allSettled(requests.map((request) => pictures.handle({ event, request })))
}
