import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createQueryClient } from '#src/api/query-client.ts'
import { persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { EarlyInputContext, EarlyInputReplay } from '#src/site/hydration/early-input.ts'
import { createHydration, HydrationContext } from '#src/site/hydration/hydration.tsx'
import { ServerSaveData } from '#src/ui/browser/save-data.ts'
import { hydratePageData, keepMissing, type PageData } from './page-data.ts'
import { createSiteRouter } from './router.tsx'

/** Hydrates a server-rendered page. */
export async function hydratePage(root: HTMLElement, data: PageData) {
  const { pathname, search, hash } = location
  // An unknown address has its own page, /404. A static host's document does not know the query.
  history.replaceState(history.state, '', (data.path === '/404' ? '/404' : pathname) + data.search + hash)
  const hydration = createHydration()
  const queryClient = createQueryClient(hydration.send)
  hydratePageData(queryClient, data)
  const cache = persistCache(queryClient, { hydrated: hydration.done })
  const router = createSiteRouter({ queryClient, isServerRendered: true })
  // Match the server, which renders no pending boundary around the first page.
  router.ssr = { manifest: undefined }
  await router.load()
  await keepMissing(queryClient, data)
  // Ignore mismatches of a translated page: React renders it again, and the browser translates that again.
  const isTranslated = () => root.querySelector('font') !== null
  const wasTranslated = isTranslated()
  const onRecoverableError = (error: unknown) => {
    if (!wasTranslated) setTimeout(() => isTranslated() || reportError(error))
  }
  const page = (
    <HydrationContext value={hydration}>
      <EarlyInputContext value={new EarlyInputReplay(root)}>
        <StrictMode>
          <ServerSaveData value={data.savesData}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </ServerSaveData>
        </StrictMode>
      </EarlyInputContext>
    </HydrationContext>
  )
  // Hydrates in slices, so that the browser stays responsive. A change above the router's boundary would end that.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError }))
  await hydration.done
  cache.writePageData()
  if (data.path !== '/404' && search !== data.search)
    router.history.replace(location.pathname + search + hash)
  return { router, cache }
}
