import { ExpirationPlugin } from 'workbox-expiration'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { pictureCache, siteCache, staffCache } from '#src/offline/disk/storage-names.ts'
import { createCacheRepair } from './cache-repair.ts'
import { dropEarlierFiles, earlierFile, keepEarlierFiles, noteEarlierTabs } from './earlier-files.ts'
import { createFileStore } from './file-store.ts'
import type { ListedFile } from './listed-file.ts'
import { openNotice, showPush, tellPushChanged } from './push-notices.ts'
import { isFile, isImage, isNavigationToShell, isPicture, takesSaved } from './worker-rules.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Files of this build for every visitor, inserted by the bundler. */
  __WB_MANIFEST: ListedFile[]
}
/** The dashboard's files of this build, inserted by vite.config.ts. */
declare const __STAFF_FILES__: ListedFile[]

const month = 30 * 24 * 60 * 60
// The bundler replaces a single occurrence of each list.
const site = createFileStore(siteCache, self.__WB_MANIFEST)
const staff = createFileStore(staffCache, __STAFF_FILES__)
const repair = createCacheRepair(self)

// The worker handles files, never API responses: no rule below matches /api or a call with a token, so those pass
// untouched, and nothing that needs a sign-in is ever in Cache Storage.
registerRoute(
  new NavigationRoute(({ request }) => site.answer('/shell.html', request), {
    allowlist: [isNavigationToShell],
  }),
)
for (const store of [site, staff])
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && store.has(url.pathname) && takesSaved(request),
    ({ request, url }) => store.answer(url.pathname, request),
  )
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/') && takesSaved(request),
  async ({ request }) => (await earlierFile(request)) ?? fetch(request),
)
const pictures = new CacheFirst({
  cacheName: pictureCache,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: month, purgeOnQuotaError: true }),
  ],
})
registerRoute(({ request, url, sameOrigin }) => isImage(request, url, sameOrigin), pictures)

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  const message: unknown = event.data?.type
  if (message === 'SKIP_WAITING') void self.skipWaiting()
  if (message === 'TIDY_UP') event.waitUntil(dropEarlierFiles(self.clients))
  if (message === 'KEEP_PICTURES') event.waitUntil(keepPictures(event))
  if (message === 'WARM_STAFF') event.waitUntil(staff.saveWithRetries())
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

/** Installs this version. On failure the previous one stays, and the browser retries at its next check. */
async function install(): Promise<void> {
  const finish = await repair.begin()
  await site.save()
  // A device that staff use has the new dashboard before the new app shell requests it.
  if (await caches.has(staffCache)) await staff.save()
  await keepEarlierFiles((pathname) => site.has(pathname) || staff.has(pathname))
  await finish()
}

async function activate(): Promise<void> {
  // Note the tabs before this version claims them: they run an earlier one.
  await noteEarlierTabs(self.clients)
  await Promise.all([site.dropOthers(), staff.dropOthers()])
  await self.clients.claim()
  await repair.finish()
}

/** Caches pictures that a page loaded before this worker was active: from the browser's cache, without a download. */
async function keepPictures(event: ExtendableMessageEvent): Promise<void> {
  const addresses: unknown[] = Array.isArray(event.data.addresses) ? event.data.addresses : []
  const own = addresses.map((address) => new URL(String(address), self.location.href))
  const wanted = own.filter(({ origin, pathname }) => origin === self.location.origin && isPicture(pathname))
  const asked = wanted.map(({ href }) => new Request(href, { cache: 'force-cache' }))
  await Promise.allSettled(asked.map((request) => pictures.handle({ event, request })))
}
