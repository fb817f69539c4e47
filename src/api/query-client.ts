import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isGone } from './api-error.ts'
import { freshFor } from './fresh-for.ts'
import { isBusy } from './is-busy.ts'
import type { SavedFor } from './read-options.ts'
import { type Send, sendThrough } from './send.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { savedFor?: SavedFor }
    defaultError: Error
  }
}

/**
 * The cache of everything that the API answered, and the one rule of what refreshes after a write.
 *
 * @param send makes the calls in place of `fetch`
 */
export function createQueryClient(send?: Send): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      // Nothing pauses: without a network a request fails at once, and a failure is a sentence.
      queries: {
        networkMode: 'offlineFirst',
        staleTime: freshFor,
        refetchOnReconnect: 'always',
        // What a loader asked for and did not get is not asked for again when its screen is drawn.
        retryOnMount: false,
        retry: worthRetrying,
        retryDelay: delayOf,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onSettled: (_answer, error, variables, _context, { options }) => {
        const [collection, verb] = options.mutationKey ?? []
        const isRemoval = verb === 'remove' && typeof variables === 'string'
        // What was deleted elsewhere before is gone as wanted, and the lists must not go on showing it.
        if (typeof collection !== 'string' || (error && !(isRemoval && isGone(error)))) return
        if (isRemoval) forget(client, collection, variables)
        refresh(client, collection)
      },
    }),
  })
  if (send) sendThrough(client, send)
  return client
}

/** Collections that were written to while their refresh is put off. */
const refreshes: { putOff?: Set<string> | undefined } = {}

/** Many writes, one after the other, refresh what they changed once: after the last of them. */
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

/** What was removed is gone at once from the lists and the device, before they are fetched again. */
function forget(client: QueryClient, collection: string, id: string) {
  for (const audience of ['staff', 'visitor']) {
    client.removeQueries({ queryKey: [collection, audience, 'detail', id] })
    client.setQueriesData(
      { queryKey: [collection, audience, 'list'] },
      (items: { _id: string }[] | undefined) => items?.filter((item) => item._id !== id),
    )
  }
}

/**
 * Once more after a dropped connection or a server's fault, three times more when the server is busy, never after another
 * refusal or without a network.
 */
function worthRetrying(failures: number, error: Error): boolean {
  if (!navigator.onLine || !(error instanceof ApiError)) return false
  if (isBusy(error)) return failures < 3
  return failures === 0 && (error.kind === 'unanswered' || error.status >= 500)
}

/** Pause before a retry, in milliseconds: what a busy server asks for, at most a minute. */
const delayOf = (_failures: number, error: Error): number =>
  error instanceof ApiError && isBusy(error) ? Math.min(Number(error.retryAfter) || 5, 60) * 1000 : 700
