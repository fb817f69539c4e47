import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isGone } from './api-error.ts'
import { freshFor } from './freshness.ts'
import type { SavedFor } from './read-options.ts'
import { isBusy, retriesOf } from './retries.ts'
import { type Send, sendThrough } from './send.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { savedFor?: SavedFor }
    defaultError: Error
  }
}

/**
 * Creates the cache of all API data, with the rule for refreshing it after a write.
 *
 * @param send replaces `fetch`
 */
export function createQueryClient(send?: Send): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Never pause: without a network a request fails at once, with a message.
      queries: {
        networkMode: 'offlineFirst',
        staleTime: freshFor,
        refetchOnReconnect: 'always',
        // Do not retry on mount: the loader has just failed.
        retryOnMount: false,
        retry: worthRetrying,
        retryDelay: delayOf,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onSettled: (_result, error, variables, _context, { options }) => {
        const [collection, verb] = options.mutationKey ?? []
        const isRemoval = verb === 'remove' && typeof variables === 'string'
        // A record that is already gone counts as deleted, and must disappear from the lists.
        if (typeof collection !== 'string' || (error && !(isRemoval && isGone(error)))) return
        if (isRemoval) forget(client, collection, variables)
        refresh(client, collection)
      },
    }),
  })
  if (send) sendThrough(client, send)
  return client
}

/** Collections written to while their refresh is deferred. */
const refreshes: { putOff?: Set<string> | undefined } = {}

/** Runs several writes and refreshes the affected collections once, after the last write. */
export async function refreshingOnce<Result>(
  client: QueryClient,
  writes: () => Promise<Result>,
): Promise<Result> {
  const isFirst = refreshes.putOff === undefined
  refreshes.putOff ??= new Set()
  try {
    return await writes()
  } finally {
    if (isFirst) {
      const written = refreshes.putOff
      refreshes.putOff = undefined
      for (const collection of written) refresh(client, collection)
    }
  }
}

function refresh(client: QueryClient, collection: string) {
  if (refreshes.putOff) return void refreshes.putOff.add(collection)
  void client.invalidateQueries({ queryKey: [collection] })
  void client.invalidateQueries({ queryKey: ['summary'] })
}

/** Removes a deleted record from the cached lists and the device before they are refetched. */
function forget(client: QueryClient, collection: string, id: string) {
  for (const audience of ['staff', 'visitor']) {
    client.removeQueries({ queryKey: [collection, audience, 'detail', id] })
    client.setQueriesData(
      { queryKey: [collection, audience, 'list'] },
      (items: { _id: string }[] | undefined) => items?.filter((item) => item._id !== id),
    )
  }
}

const worthRetrying = (failures: number, error: Error): boolean =>
  navigator.onLine && error instanceof ApiError && failures < retriesOf(error)

/** Returns the pause before a retry in milliseconds: as long as a busy server asks for, at most a minute. */
const delayOf = (_failures: number, error: Error): number =>
  error instanceof ApiError && isBusy(error) ? Math.min(Number(error.retryAfter) || 5, 60) * 1000 : 700
