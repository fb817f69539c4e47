import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#src/api/query-client.ts'
import { hideSentDeletions } from '#src/dashboard/deleting/sent-deletions.ts'
import { watchInstall } from '#src/dashboard/install/install-prompt.ts'
import { endDraftsWithSession } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { restoreHead, updateListHeads } from '#src/dashboard/offline-data/query-cache/list-head.ts'
import { openStaff } from '#src/dashboard/offline-data/query-cache/staff-cache.ts'
import { followBrowser, ignore, onceLoaded } from '#src/offline/start-up.ts'
import { checkSession, persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { afterPaint } from '#src/ui/browser/after-paint.ts'
import { findStaticHead } from '#src/ui/browser/static-head.ts'
import { createDashboardRouter, focusNewScreens, followSessionEnd } from './router.tsx'

void start()

async function start() {
  followBrowser()
  watchInstall()
  hideSentDeletions()
  endDraftsWithSession()
  // Check the stored session while the first screen loads.
  const sessionCheck = checkSession()
  // Load the request code with the screen's own chunk. A screen that misses it shows an error.
  void import('#src/api/call/request.ts').catch(ignore)
  const queryClient = createQueryClient()
  let showRendered = () => {}
  const rendered = new Promise<void>((resolve) => {
    showRendered = resolve
  })
  updateListHeads(queryClient)
  const cache = persistCache(queryClient, {
    openStaff,
    sessionCheck,
    restoreHead: (query, stored) => restoreHead(queryClient, query, stored),
    painted: rendered.then(afterPaint),
  })
  await sessionCheck
  const router = createDashboardRouter({ queryClient })
  followSessionEnd(router)
  focusNewScreens(router)
  const removeStaticHead = findStaticHead()
  const stop = router.subscribe('onRendered', () => {
    stop()
    showRendered()
    removeStaticHead()
  })
  await router.load()
  // Show cached data in the first frame instead of placeholders.
  await cache.settleFirstScreen()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no element with the id "root"')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  onceLoaded(() => {
    void cache.restoreAll()
    // Parts that fail to load are loaded on the next visit.
    void import('./after-load.ts').then((part) => part.startAfterLoad(), ignore)
  })
}
