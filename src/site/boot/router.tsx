import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PageError } from '#src/site/layout/page-error.tsx'
import { routeTree } from '#src/site/route-tree.gen.ts'
import { plainSearch } from '#src/ui/browser/plain-search.ts'
import { savesData } from '#src/ui/browser/save-data.ts'

interface Options {
  queryClient: QueryClient
  /** The first page was server-rendered: keep the position to which the user has scrolled meanwhile. */
  isServerRendered?: boolean
}

/** The site's router. Pages start their queries in loaders, so it needs the cache. */
export function createSiteRouter({ queryClient, isServerRendered = false }: Options) {
  let isHydrated = !isServerRendered
  const router = createRouter({
    ...plainSearch,
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Only the query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // Called after every render of a page.
    scrollRestoration: () => {
      const stays = !isHydrated && scrollY !== 0
      isHydrated = true
      return !stays
    },
    defaultErrorComponent: PageError,
  })
  const { preloadRoute } = router
  // Links read the default on render. This also applies the setting to links that exist already.
  router.preloadRoute = async (options) => (savesData() ? undefined : preloadRoute(options))
  return router
}
