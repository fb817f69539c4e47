import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { isNotFound } from '#src/api/api-error.ts'
import { createSiteRouter } from '#src/site/boot/router.tsx'
import { ServerSaveData } from '#src/ui/browser/save-data.ts'

interface RenderOptions {
  /** Router of the app with the screen. */
  createRouter?: (options: { queryClient: QueryClient }) => AnyRouter
  savesData?: boolean | undefined
  /** Renders failures, too. Otherwise a failed query has a placeholder, as in a browser that waits. */
  isComplete: boolean
}

interface RenderedPage {
  location?: undefined
  /** Head tags: titles, descriptions, links. */
  head: string[]
  /** Content of the root element. */
  body: string
  /** Ids of the rendered routes. */
  routes: string[]
  errors: Error[]
}

/** Renders a screen outside the browser once all its queries have settled. */
export async function renderPage(
  address: string,
  client: QueryClient,
  { savesData = false, isComplete, createRouter = createSiteRouter }: RenderOptions,
): Promise<RenderedPage | { location: string }> {
  const router = createRouter({ queryClient: client })
  // The hydrating script restores the scroll position.
  router.update({
    ...router.options,
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const result = router._serverResult
  if (result?.type === 'redirect') {
    const location = result.redirect.options.href ?? result.redirect.headers.get('location') ?? '/404'
    // The redirect only removes unknown query names: render the same page.
    const isSamePage = location.split('?')[0] === address.split('?')[0] && location !== address
    return isSamePage ? renderPage(location, client, { savesData, isComplete, createRouter }) : { location }
  }
  await settled(client)
  if (!isComplete) forgetFailures(client)
  const errors: Error[] = []
  const { prelude } = await prerender(
    <html lang="en">
      <body>
        <ServerSaveData value={savesData}>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ServerSaveData>
      </body>
    </html>,
    {
      onError: (error) => void errors.push(error instanceof Error ? error : new Error(String(error))),
      // By default React puts long parts at the end of the document for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  const html = await new Response(prelude).text()
  const [, head = '', body = ''] = /<head>(.*?)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  return { head: tagsOf(head), body, routes: router.state.matches.map(({ routeId }) => routeId), errors }
}

/** Extracts the head tags. Drops React's preconnect hints: the app shell has its own. */
function tagsOf(head: string): string[] {
  const tags = head.match(/<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/gs) ?? []
  return tags.filter((tag) => !/\srel="(?:preconnect|dns-prefetch)"/.test(tag))
}

/** Waits until all queries have settled, also by failure. Loaders start queries without waiting. */
function settled(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(check)
    check()
  })
}

/** Removes failed queries, except those for missing records: that is a valid result. */
function forgetFailures(client: QueryClient) {
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) {
    const { error, data } = query.state
    if (data === undefined && !isNotFound(error)) cache.remove(query)
  }
}
