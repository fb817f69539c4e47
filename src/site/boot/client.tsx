import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#src/api/query-client.ts'
import { followBrowser, ignore, onceLoaded } from '#src/offline/start-up.ts'
import { persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { findStaticHead } from '#src/ui/browser/static-head.ts'
import { hydratePage } from './hydrate-page.tsx'
import { readPageData } from './page-data.ts'
import { createSiteRouter } from './router.tsx'

void start()

async function start() {
  followBrowser()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root"')
  const data = readPageData()
  const { router, cache } = await (data ? hydratePage(root, data) : renderPage(root))
  onceLoaded(() => {
    void cache.restoreAll()
    // Parts that fail to load are loaded on the next visit.
    void import('./after-load.ts').then((part) => part.startAfterLoad(router), ignore)
  })
}

/** Renders a page into the empty app shell. */
async function renderPage(root: HTMLElement) {
  // Load the request code with the page's own chunk: nearly every page needs it. A page that misses it shows an error.
  void import('#src/api/call/request.ts').catch(ignore)
  const queryClient = createQueryClient()
  const cache = persistCache(queryClient)
  const router = createSiteRouter({ queryClient })
  const removeStaticHead = findStaticHead()
  const stop = router.subscribe('onRendered', () => {
    stop()
    removeStaticHead()
  })
  await router.load()
  // Show stored data in the first frame instead of placeholders.
  await cache.settleFirstScreen()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { router, cache }
}
