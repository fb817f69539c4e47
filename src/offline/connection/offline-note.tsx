import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { useConnection } from './connection.ts'

/**
 * Slim note about the connection; invisible while all is well.
 *
 * @param about consequence for the page
 */
export function OfflineNote({ about = 'What you see was saved on this device.' }: { about?: string }) {
  const connection = useConnection()
  const storage = useAtomValue(storageAtom)
  const known = useIsHydrated() ? storage : 'kept'
  const state = connection === 'online' ? known : connection
  return (
    <div className={state === 'kept' ? undefined : noteClass}>
      {/* Always rendered: some screen readers ignore a live region that appears together with its text. */}
      <p role="status">{connection === 'online' ? sentences[state] : `${sentences[state]}${about}`}</p>
      {connection !== 'online' && (
        <Suspense>
          <TryAgain />
        </Suspense>
      )}
    </div>
  )
}

// Prefetched once the page has loaded (after-load.ts): when it is rendered there is no network.
const TryAgain = lazy(async () => ({
  default: await import('./try-again.tsx').then(
    (part) => part.TryAgain,
    () => Nothing,
  ),
}))

const Nothing = () => null

const sentences = {
  offline: 'You are offline. ',
  unreachable: 'The server cannot be reached. ',
  memory:
    'This browser does not let the site save anything: without a network there will be nothing to read.',
  kept: '',
}

const noteClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-caution/40 border-b bg-caution/10 px-4 py-2 text-ink print:hidden'
