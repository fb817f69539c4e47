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
import { createAppRouter, plainSearch } from '#src/router.tsx'
import { routeTree } from '#src/routeTree.gen.ts'

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

/** Creates the site's own router in memory, for whole-page stories. Resolves when it is ready. */
export async function createPageRouter(page: string, queryClient: QueryClient): Promise<AnyRouter> {
  const router = createAppRouter({ queryClient, routeTree })
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
