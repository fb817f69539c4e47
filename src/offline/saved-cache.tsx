import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { useIsRestoring } from '@tanstack/react-query'
import { type Persister, PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'
import { beforeSessionEnds, currentSession, sessionAtom } from '#src/api/session.ts'
import type { SavedAnswer } from './answer-shelf.ts'
import { createSavedAnswers, emptyOtherPeople } from './saved-answers.ts'

interface Props {
  client: QueryClient
  persister: Persister
  /** Shown while what the device keeps is read; never longer than a second. */
  waiting: ReactNode
  children: ReactNode
}

/** Gives the app its query cache, with everything that the device keeps already in it. */
export function SavedCache({ client, persister, waiting, children }: Props) {
  return (
    <PersistQueryClientProvider
      client={client}
      persistOptions={{
        persister,
        maxAge: Number.POSITIVE_INFINITY,
        // The persister looks at the cache itself: a copy of all answers at each event is not needed.
        dehydrateOptions: { shouldDehydrateQuery: () => false, shouldDehydrateMutation: () => false },
        hydrateOptions: { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
      }}
    >
      <Gate waiting={waiting}>{children}</Gate>
    </PersistQueryClientProvider>
  )
}

function Gate({ waiting, children }: Pick<Props, 'waiting' | 'children'>) {
  return useIsRestoring() ? waiting : children
}

/** Starts to keep this cache's answers on the device. Called once, before the first render. */
export function startSaving(client: QueryClient): Persister {
  const saved = createSavedAnswers(client)
  const store = getDefaultStore()
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'removed') saved.forget(event.query)
  })
  beforeSessionEnds(saved.emptyStaff)
  store.sub(sessionAtom, () => void claimDevice())
  void claimDevice()
  const flushWhenHidden = () => document.visibilityState === 'hidden' && void saved.flush()
  document.addEventListener('visibilitychange', flushWhenHidden)
  window.addEventListener('pagehide', () => void saved.flush())
  return {
    restoreClient: async () => {
      const answers = await Promise.race([saved.restore(), oneSecond()])
      performance.mark('saved-cache-restored')
      return { timestamp: Date.now(), buster: '', clientState: dehydrated(answers) }
    },
    persistClient: () => {
      for (const query of client.getQueryCache().getAll()) saved.note(query)
    },
    removeClient: () => undefined,
  }
}

let release: (() => void) | undefined

/**
 * A signed-in tab holds a lock as long as its session lasts. Whoever signs in empties what others left; a start
 * without a session empties everything, unless another tab is still signed in (decisions.md, 8).
 */
async function claimDevice(): Promise<void> {
  const session = currentSession()
  release?.()
  release = undefined
  if (session) {
    void navigator.locks?.request(
      'staff-session',
      { mode: 'shared' },
      () =>
        new Promise<void>((done) => {
          release = done
        }),
    )
    void navigator.storage?.persist?.()
    return emptyOtherPeople(session).catch(() => undefined)
  }
  await navigator.locks?.request('staff-session', { ifAvailable: true }, async (lock) => {
    if (lock) await emptyOtherPeople(undefined).catch(() => undefined)
  })
}

/** A slow disk must not keep the site from starting. */
function oneSecond(): Promise<SavedAnswer[]> {
  return new Promise((done) => setTimeout(() => done([]), 1000))
}

function dehydrated(answers: SavedAnswer[]): DehydratedState {
  return {
    mutations: [],
    queries: answers.map(({ savedFor, queryKey, queryHash, data, dataUpdatedAt }) => ({
      queryKey,
      queryHash,
      dehydratedAt: dataUpdatedAt,
      meta: { savedFor },
      state: {
        data,
        dataUpdatedAt,
        dataUpdateCount: 1,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        fetchStatus: 'idle',
        isInvalidated: false,
        status: 'success',
      },
    })),
  }
}
