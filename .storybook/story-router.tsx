import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'
import { createDashboardRouter } from '#src/dashboard/boot/router.tsx'
import { isDashboardPath } from '#src/dashboard-path.ts'
import { createSiteRouter } from '#src/site/boot/router.tsx'
import { plainSearch } from '#src/ui/browser/plain-search.ts'

const Shown = createContext<ReactNode>(null)

/** Creates a memory router on which every address shows the story. Resolves when it is ready. */
export async function createStoryRouter(path: string): Promise<AnyRouter> {
  const root = createRootRoute()
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => use(Shown) })
  const router = createRouter({
    ...plainSearch,
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return router
}

/** Creates the router of the page's app in memory, for whole-page stories. Resolves when it is ready. */
export async function createPageRouter(page: string, queryClient: QueryClient): Promise<AnyRouter> {
  const isDashboard = isDashboardPath(page.replace(/[?#].*/, ''))
  const router: AnyRouter = isDashboard
    ? createDashboardRouter({ queryClient })
    : createSiteRouter({ queryClient })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [page] }) })
  await router.load()
  return router
}

/** Renders a story inside its router, so that links, addresses, and search parameters work. */
export function StoryRouter({ router, children }: { router: AnyRouter; children: ReactNode }) {
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  )
}
