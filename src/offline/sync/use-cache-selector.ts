import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * What the cache says, as a text that is read again when the cache changes: only a text that is another draws anything.
 *
 * @param atMost reads again no more often than this, in milliseconds: for texts that take long
 */
export function useCacheSelector(read: (client: QueryClient) => string, atMost = 0): string {
  const client = useQueryClient()
  // With another function React would subscribe anew each time that something is drawn.
  const subscribe = useCallback(
    (changed: () => void) => {
      const readAgain = atMost ? seldom(changed, atMost) : notifyManager.batchCalls(changed)
      return client.getQueryCache().subscribe(({ type }) => {
        // Who looks at an answer changes nothing in it: lists are drawn anew at each letter of their filter.
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
