import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { sessionAtom, sessionEndAtom } from '#src/api/session.ts'
import { PageError } from '#src/site/layout/page-error.tsx'
import { savesData } from '#src/ui/browser/save-data.ts'
import type { routeTree as everyRoute } from './routeTree.gen.ts'

interface Options {
  queryClient: QueryClient
  /** All routes, or those of visitors. */
  routeTree: typeof everyRoute
  /** The first page was server-rendered: keep the position to which the user has scrolled meanwhile. */
  isServerRendered?: boolean
}

/** Parses every query value as text: an id or a search of digits must not become a number. */
export const plainSearch = {
  parseSearch: (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text)),
  // JSON drops undefined values.
  stringifySearch: (search: Record<string, unknown>): string =>
    String(new URLSearchParams(JSON.parse(JSON.stringify(search)))).replace(/^./, '?$&'),
}

/** The site's router. Pages start their queries in loaders, so it needs the cache. */
export function createAppRouter({ queryClient, routeTree, isServerRendered = false }: Options) {
  let isTakenOver = !isServerRendered
  const router = createRouter({
    ...plainSearch,
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Only the query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // Called after every render of a page.
    scrollRestoration: () => {
      const stays = !isTakenOver && scrollY !== 0
      isTakenOver = true
      return !stays
    },
    defaultErrorComponent: PageError,
  })
  const { preloadRoute } = router
  // Links read the default on render. This also applies the setting to links that exist already.
  router.preloadRoute = async (options) => (savesData() ? undefined : preloadRoute(options))
  return router
}

/** Redirects to /login when a session ends, in this tab or another. After an expiry, the address is remembered. */
export function followSessionEnd(router: ReturnType<typeof createAppRouter>): () => void {
  const store = getDefaultStore()
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

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
