import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { PageError } from '#src/site/page-error.tsx'
import { routeTree } from './routeTree.gen.ts'

/** The site's router. Pages start their queries in loaders, so it needs the cache. */
export function createAppRouter({ queryClient }: { queryClient: QueryClient }) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: PageError,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
