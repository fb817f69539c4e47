import type { QueryClient } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { useAtomValue } from 'jotai'
import type { Elements } from '#src/ui/elements.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import type { CachePersistence } from './persist-cache.ts'

interface SavedCacheProps {
  client: QueryClient
  persistence: CachePersistence
  children: Elements
}

/**
 * Provides the client with what the device has saved. Visitors' pages that are drawn here wait until that has been read,
 * as loaders would otherwise fetch what is there; a device that needs longer than a second is not waited for. For pages
 * that came with their document nothing waits: the device is read when they have been hydrated, as they may not change
 * before.
 */
export function SavedCache({ client, persistence, children }: SavedCacheProps) {
  const mayDraw = useAtomValue(persistence.mayDrawAtom)
  return (
    <PersistQueryClientProvider client={client} persistOptions={persistence.options}>
      {mayDraw ? children : <Waiting />}
    </PersistQueryClientProvider>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh place-items-center text-signal">
      <Spinner />
    </div>
  )
}
