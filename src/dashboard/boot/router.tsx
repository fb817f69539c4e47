import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { sessionAtom, sessionEndAtom } from '#src/api/session.ts'
import { routeTree } from '#src/dashboard/route-tree.gen.ts'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { plainSearch } from '#src/ui/browser/plain-search.ts'
import { savesData } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { ScreenError } from './screen-error.tsx'

/** The dashboard's router. Screens start their queries in loaders, so it needs the cache. */
export function createDashboardRouter({ queryClient }: { queryClient: QueryClient }) {
  const router = createRouter({
    ...plainSearch,
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Only the query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ScreenError,
  })
  const { preloadRoute } = router
  // Links read the default on render. This also applies the setting to links that exist already.
  router.preloadRoute = async (options) => (savesData() ? undefined : preloadRoute(options))
  return router
}

type DashboardRouter = ReturnType<typeof createDashboardRouter>

/** Moves the focus to the heading of a new screen, so that it is announced. */
export function focusNewScreens(router: DashboardRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !toLocation.hash) focusHeading()
  })
}

/** Redirects to /login when a session ends, in this tab or another. After an expiry, the address is remembered. */
export function followSessionEnd(router: DashboardRouter): () => void {
  return store.sub(sessionAtom, () => {
    const { pathname, href } = router.state.location
    if (store.get(sessionAtom) || !/^\/dashboard(?:\/|$)/.test(pathname)) return
    const isExpired = store.get(sessionEndAtom) === 'expired'
    void router.navigate({
      to: '/login',
      search: isExpired ? { redirect: href, reason: 'expired' } : {},
      replace: true,
    })
  })
}
