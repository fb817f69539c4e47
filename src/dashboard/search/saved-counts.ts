import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** How many records each list has, as far as the cache knows; nothing is fetched for it. */
export function useSavedCounts(lists: (QueryKey | undefined)[]): (number | undefined)[] {
  const client = useQueryClient()
  const count = (list: QueryKey) => client.getQueryData<unknown[]>(list)?.length
  // As text, so that only a count that changed draws anything.
  const counts = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    () => lists.map((list) => (list ? count(list) : undefined) ?? '').join(),
  )
  return counts.split(',').map((text) => (text === '' ? undefined : Number(text)))
}
