import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { isPartialList } from '#src/api/partial-records.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { saveDataAtom, savesData } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { hasLayout } from './page-change.ts'

const lists = [
  ahead(content.blogs.list),
  ahead(content.blogs.recentNews),
  ahead(content.careers.list),
  ahead(content.services.list),
  ahead(content.projects.list),
  ahead(content.team.list),
  ahead(content.testimonials.list),
  ahead(content.media.list),
]

/**
 * Preloads the lists of the other public pages, so that they open at once and offline: one list after the other, while
 * a public page with all its own data is shown, and never while data is saved. Skips fresh lists, and lists that
 * failed: their page shows the error.
 */
export async function loadStartUpLists(router: AnyRouter): Promise<void> {
  const { queryClient }: { queryClient: QueryClient } = router.options.context
  for (const load of lists) {
    await nothingElseToDo(router, queryClient)
    await load(queryClient)
  }
}

function ahead<Item, Key extends QueryKey>(list: () => FetchQueryOptions<Item[], Error, Item[], Key>) {
  return async (client: QueryClient) => {
    const { status, data } = client.getQueryState(list().queryKey) ?? {}
    // A partial list from the document must be fetched in full.
    const listQuery = isPartialList(data) ? { ...list(), staleTime: 0 } : list()
    if (status !== 'error') await client.prefetchQuery(listQuery)
  }
}

/** Resolves when the page is idle and nothing prevents preloading. */
function nothingElseToDo(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const isTime = () =>
    hasLayout(router) &&
    store.get(connectionAtom) === 'online' &&
    !savesData() &&
    queryClient.isFetching() === 0
  let isWaiting = false
  return new Promise((resolve) => {
    const check = () => {
      if (isWaiting || !isTime()) return
      isWaiting = true
      atIdle(() => {
        isWaiting = false
        // The setting, the connection or the page may have changed within two seconds.
        if (!isTime()) return
        for (const stop of stops) stop()
        resolve()
      })
    }
    const stops = [
      router.subscribe('onRendered', check),
      store.sub(connectionAtom, check),
      store.sub(saveDataAtom, check),
      queryClient.getQueryCache().subscribe(check),
    ]
    check()
  })
}

/** Runs a task when the browser is idle. Safari before version 18 has no idle callback. */
function atIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 })
  else setTimeout(task, 200)
}
