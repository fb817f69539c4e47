import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Reads a text from the cache, again whenever the cache changes: only a different text re-renders.
 *
 * @param atMost shortest time between two reads, in milliseconds: for slow ones
 */
export function useCacheSelector(read: (client: QueryClient) => string, atMost = 0): string {
  const client = useQueryClient()
  // Memoized: a new function would make React resubscribe at each render.
  const subscribe = useCallback(
    (changed: () => void) => {
      const readAgain = atMost ? seldom(changed, atMost) : notifyManager.batchCalls(changed)
      return client.getQueryCache().subscribe(({ type }) => {
        // Observers change no data, and lists re-render at each letter of their filter.
        if (!type.startsWith('observer')) readAgain()
      })
    },
    [client, atMost],
  )
  return useSyncExternalStore(subscribe, () => read(client))
}

function seldom(changed: () => void, pause: number): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      changed()
    }, pause)
  }
}
