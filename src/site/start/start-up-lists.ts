import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { content } from '#src/api/content.ts'
import { isCutList } from '#src/api/cut-records.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { saveDataAtom, savesData } from '#src/ui/browser/save-data.ts'
import { isPublic } from './page-change.ts'

const store = getDefaultStore()

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
 * Loads what the other public pages show, so that they open at once and without a network: one list after the other,
 * each while a public page is shown that has everything it asked for itself, and never while data is saved. What a
 * page has loaded is not asked for again while it is fresh, nor what it could not load: there it says so.
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
    // Of what came with the document, the device has only a part.
    const wanted = isCutList(data) ? { ...list(), staleTime: 0 } : list()
    if (status !== 'error') await client.prefetchQuery(wanted)
  }
}

/** Resolves in a pause of the page, as soon as nothing speaks against loading ahead. */
function nothingElseToDo(router: AnyRouter, queryClient: QueryClient): Promise<void> {
  const isTime = () =>
    isPublic(router) &&
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
        // Much may change in two seconds: the switch, the connection, the page.
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

/** Safari has no idle callback before version 18. */
function atIdle(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2_000 })
  else setTimeout(task, 200)
}
