import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { content } from './api/content.ts'
import { createQueryClient } from './api/query-client.ts'
import { createAppRouter } from './router.tsx'
import { routeTree } from './routeTree.gen.ts'

export interface RenderedPage {
  /** A whole document. React has moved the page's title, description and links into its head. */
  html: string
  /** What went wrong in parts of it; where they belong, the document has their placeholders. */
  errors: Error[]
}

/** Renders pages of the site without a browser; they share what the API has answered. Close it after the last one. */
export function createPrerender() {
  const queryClient = createQueryClient()
  return {
    /** The addresses of all pages that show no single record, as the router knows them. */
    addresses: () =>
      Object.keys(createAppRouter({ queryClient, routeTree }).routesByPath).filter(
        (path) => !path.includes('$'),
      ),
    /** Undefined for an address that leads to another one. */
    render: (address: string) => render(address, queryClient),
    /** What the API has published. @throws {ApiError} */
    published: {
      projects: () => queryClient.fetchQuery(content.projects.list()),
      services: () => queryClient.fetchQuery(content.services.list()),
      blogs: () => queryClient.fetchQuery(content.blogs.list()),
    },
    close: () => queryClient.clear(),
  }
}

async function render(address: string, queryClient: QueryClient): Promise<RenderedPage | undefined> {
  const router = createAppRouter({ queryClient, routeTree })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  await router.load()
  if (router.state.matches.length === 0) return undefined
  await settled(queryClient)
  const errors: Error[] = []
  const { prelude } = await prerender(
    <html lang="en">
      <body>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </body>
    </html>,
    {
      onError: (error) => void errors.push(error instanceof Error ? error : new Error(String(error))),
      // Left to itself, React puts long parts at the end of the document for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  return { html: await new Response(prelude).text(), errors }
}

/** Loaders start their queries and do not wait (docs/decisions/007); one that has failed has settled, too. */
function settled(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = queryClient.getQueryCache().subscribe(check)
    check()
  })
}
