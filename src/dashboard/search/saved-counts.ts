import type { QueryKey } from '@tanstack/react-query'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'

/** Returns the number of cached records of each list; fetches nothing. */
export function useSavedCounts(lists: (QueryKey | undefined)[]): (number | undefined)[] {
  const counts = useCacheSelector((client) =>
    lists.map((list) => (list ? client.getQueryData<unknown[]>(list)?.length : undefined) ?? '').join(),
  )
  return counts.split(',').map((text) => (text === '' ? undefined : Number(text)))
}
