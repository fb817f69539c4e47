import './ui/browser/styles.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createQueryClient } from './api/query-client.ts'
import { restoreSession } from './api/session.ts'
import { watchConnection } from './offline/connection/connection.ts'
import { staffAnswers } from './offline/saved/follow-session.ts'
import { checkSession, createCachePersistence } from './offline/saved/persist-cache.ts'
import { SavedCache } from './offline/saved/saved-cache.tsx'
import { watchInstall } from './offline/worker/install-prompt.ts'
import { recoverLostChunks } from './offline/worker/lost-chunk.ts'
import { createAppRouter, followSessionEnd } from './router.tsx'
import { routeTree as publicTree } from './routeTree.gen.ts?public'
import { createHydration, HydrationContext } from './site/document/hydration.tsx'
import { hydratePageData, keepMissing, type PageData, readPageData } from './site/document/page-data.ts'
import { nextTask } from './site/start/next-task.ts'
import { react } from './site/start/react-root.ts'
import { isStaffPath } from './site/start/staff-path.ts'
import { DrawnSavingData, watchSaveData } from './ui/browser/save-data.ts'
import { watchTheme } from './ui/browser/theme.ts'

type Tree = typeof publicTree

void begin()

async function begin() {
  const isStaffScreen = isStaffPath(location.pathname)
  const drawn = isStaffScreen ? undefined : readPageData()
  // The task that ends here has run the file.
  if (drawn) await nextTask()
  watchTheme()
  watchSaveData()
  restoreSession()
  watchConnection()
  watchInstall()
  recoverLostChunks()
  // The device is asked about the session while the routes come.
  const checked = checkSession()
  if (drawn) {
    await nextTask()
    return start(publicTree, checked, drawn)
  }
  // Nearly every page reads something: what makes its calls comes while its own file does. What was drawn has been
  // read. A screen that needs it and does not get it says so itself.
  void import('./api/call/request.ts').catch(() => undefined)
  if (!isStaffScreen) return start(publicTree, checked)
  // Without that file the dashboard's address is an unknown one here, which says so and can be tried again.
  const loading = import('./routeTree.gen.ts').then(
    ({ routeTree }) => routeTree,
    () => publicTree,
  )
  await start(loading, checked)
}

/**
 * @param routes all of them, once they have come, or those of visitors
 * @param checked settles when it is known whether the session has ended
 * @param drawn what the document was drawn from, if it was
 */
async function start(routes: Tree | Promise<Tree>, checked: Promise<boolean>, drawn?: PageData) {
  const { search, hash } = location
  // The page of an unknown address has an address of its own; a static host's documents know nothing of queries.
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
  // On a visitor's page the answer is not waited for.
  if (isStaffScreen) await checked
  const router = createAppRouter({ queryClient, routeTree, isDrawn: drawn !== undefined })
  followSessionEnd(router)

  // What the document says until this page speaks for itself: it is the shell's, or another page's.
  const said = document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property], link[rel="canonical"], link[rel="alternate"], link[rel="manifest"]',
  )
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root"')
  const app = (
    <StrictMode>
      <DrawnSavingData value={drawn?.savesData ?? false}>
        <SavedCache client={queryClient} persistence={persistence}>
          <RouterProvider router={router} />
        </SavedCache>
      </DrawnSavingData>
    </StrictMode>
  )
  if (drawn && hydration) {
    // As it is where pages are drawn: without a placeholder around the first of them.
    router.ssr = { manifest: undefined }
    await nextTask()
    await router.load()
    await nextTask()
    await keepMissing(queryClient, drawn)
    // It has come with the frame of the public pages; staff's screens have no need of it.
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
    // In slices, between which the browser answers. A change above the router's boundary would end that.
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
      // What the device has stands in the first frame, in place of placeholders for it.
      const answers = await staffAnswers().catch(() => undefined)
      await answers?.answerScreen()
    }
    react.createRoot(root).render(app)
  }

  // What does not arrive comes with the next visit.
  const afterLoad = () =>
    import('./after-load.ts').then(
      ({ startAfterLoad }) => startAfterLoad(router),
      () => undefined,
    )
  if (document.readyState === 'complete') void afterLoad()
  else window.addEventListener('load', afterLoad)
}
