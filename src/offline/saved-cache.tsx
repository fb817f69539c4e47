import { type QueryClient, useIsRestoring } from '@tanstack/react-query'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { type ReactNode, useEffect, useState } from 'react'
import { Spinner } from '#src/ui/spinner.tsx'
import { createCacheKeeper } from './cache-keeper.ts'

interface SavedCacheProps {
  client: QueryClient
  children: ReactNode
}

/**
 * Provides the client with what the device has saved. Nothing below is drawn before that has been read, as loaders
 * would otherwise fetch what is there; a device that needs longer than a second is not waited for.
 */
export function SavedCache({ client, children }: SavedCacheProps) {
  const [keeper] = useState(() => createCacheKeeper(client))
  useEffect(keeper.start, [])
  return (
    <PersistQueryClientProvider client={client} persistOptions={keeper.options}>
      <OnceRestored>{children}</OnceRestored>
    </PersistQueryClientProvider>
  )
}

function OnceRestored({ children }: { children: ReactNode }) {
  if (!useIsRestoring()) return children
  return (
    <div role="status" aria-label="Loading" className="grid min-h-dvh place-items-center text-signal">
      <Spinner />
    </div>
  )
}
