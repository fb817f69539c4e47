import './ui/browser/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createQueryClient } from './api/query-client.ts'
import { restoreSession } from './api/session.ts'
import { watchConnection } from './offline/connection/connection.ts'
import { loadStaffCache } from './offline/query-cache/follow-session.ts'
import { checkSession, createCachePersistence } from './offline/query-cache/persist-cache.ts'
import { SavedCache } from './offline/query-cache/saved-cache.tsx'
import { watchInstall } from './offline/service-worker/install-prompt.ts'
import { recoverLostChunks } from './offline/service-worker/lost-chunk.ts'
import { createAppRouter, followSessionEnd } from './router.tsx'
import { routeTree as publicTree } from './routeTree.gen.ts?public'
import { createHydration, HydrationContext } from './site/document/hydration.tsx'
import { hydratePageData, keepMissing, type PageData, readPageData } from './site/document/page-data.ts'
import { nextTask } from './site/start/next-task.ts'
import { react } from './site/start/react-root.ts'
import { isStaffPath } from './site/start/staff-path.ts'
import { ServerSaveData, watchSaveData } from './ui/browser/save-data.ts'
import { watchTheme } from './ui/browser/theme.ts'

type Tree = typeof publicTree

void begin()

async function begin() {
  const isStaffScreen = isStaffPath(location.pathname)
  const pageData = isStaffScreen ? undefined : readPageData()
  // End the current task, which has run the file.
  if (pageData) await nextTask()
  watchTheme()
  watchSaveData()
  restoreSession()
  watchConnection()
  watchInstall()
  recoverLostChunks()
  // Check the stored session while the routes load.
  const checked = checkSession()
  if (pageData) {
    await nextTask()
    return start(publicTree, checked, pageData)
  }
  // Load the request code with the page's own chunk: nearly every page needs it, unless it was server-rendered. A
  // screen that misses it shows an error.
  void import('./api/call/request.ts').catch(() => undefined)
  if (!isStaffScreen) return start(publicTree, checked)
  // If the chunk fails, the dashboard's address is unknown here; that page says so and offers a retry.
  const loading = import('./routeTree.gen.ts').then(
    ({ routeTree }) => routeTree,
    () => publicTree,
  )
  await start(loading, checked)
}

/**
 * @param routes all routes, once they have loaded, or those of visitors
 * @param checked settles when it is known whether the session has ended
 * @param drawn data of a server-rendered document
 */
async function start(routes: Tree | Promise<Tree>, checked: Promise<boolean>, drawn?: PageData) {
  const { search, hash } = location
  // An unknown address has its own page, /404. A static host's document does not know the query.
  if (drawn)
    history.replaceState(
      history.state,
      '',
      (drawn.path === '/404' ? '/404' : location.pathname) + drawn.search + hash,
    )
  const hydration = drawn && createHydration()
  const queryClient = createQueryClient(hydration?.send)
  if (drawn) {
    hydratePageData(queryClient, drawn)
    await nextTask()
  }
  const isStaffScreen = routes instanceof Promise
  const persistence = createCachePersistence(
    queryClient,
    { isStaffScreen, hydrated: hydration?.done },
    checked,
  )
  persistence.start()
  const routeTree = await routes
  // A visitor's page does not wait for the result.
  if (isStaffScreen) await checked
  const router = createAppRouter({ queryClient, routeTree, isServerRendered: drawn !== undefined })
  followSessionEnd(router)

  // Static head tags from the app shell. Removed once React has rendered its own.
  const said = document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]',
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root"')
  const app = (
    <StrictMode>
      <ServerSaveData value={drawn?.savesData ?? false}>
        <SavedCache client={queryClient} persistence={persistence}>
          <RouterProvider router={router} />
        </SavedCache>
      </ServerSaveData>
    </StrictMode>
  )
  if (drawn && hydration) {
    // Match the server, which renders no pending boundary around the first page.
    router.ssr = { manifest: undefined }
    await nextTask()
    await router.load()
    await nextTask()
    await keepMissing(queryClient, drawn)
    // Already loaded with the layout of the public pages. Staff's screens do not need it.
    const { EarlyInputContext, EarlyInputReplay } = await import('./site/start/early-input.ts')
    const page = (
      <HydrationContext value={hydration}>
        <EarlyInputContext value={new EarlyInputReplay(root)}>{app}</EarlyInputContext>
      </HydrationContext>
    )
    // Ignore mismatches of a translated page: React renders it again, and the browser translates that again.
    const isTranslated = () => root.querySelector('font') !== null
    const wasTranslated = isTranslated()
    const onRecoverableError = (error: unknown) => {
      if (!wasTranslated) setTimeout(() => isTranslated() || reportError(error))
    }
    // Hydrates in slices, so that the browser stays responsive. A change above the router's boundary would end that.
    startTransition(() => void react.hydrateRoot(root, page, { onRecoverableError }))
    await hydration.done
    const { pathname } = location
    if (drawn.path !== '/404' && search !== drawn.search) router.history.replace(pathname + search + hash)
  } else {
    const stop = router.subscribe('onRendered', () => {
      stop()
      for (const tag of said) tag.remove()
    })
    if (isStaffScreen) {
      await router.load()
      // Show cached data in the first frame instead of placeholders.
      const answers = await loadStaffCache().catch(() => undefined)
      await answers?.releaseScreen()
    }
    react.createRoot(root).render(app)
  }

  // Parts that fail to load are loaded on the next visit.
  const afterLoad = () =>
    import('./after-load.ts').then(
      ({ startAfterLoad }) => startAfterLoad(router),
      () => undefined,
    )
  if (document.readyState === 'complete') void afterLoad()
  else window.addEventListener('load', afterLoad)
}
