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
 * Provides the client with the device's cache. A visitor's page that renders in the browser waits until the cache has
 * been read, but at most a second, because loaders would otherwise fetch cached data. A server-rendered page does not
 * wait: the cache is read after hydration, because the page may not change before.
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
