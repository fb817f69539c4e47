import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useConnection } from '#src/offline/connection/connection.ts'
import { storageAtom } from '#src/offline/saved/storage-state.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'

/**
 * A slim note about the connection; nothing to see while all is well.
 *
 * @param about what it means for the page
 */
export function OfflineNote({ about = 'What you see was saved on this device.' }: { about?: string }) {
  const connection = useConnection()
  const storage = useAtomValue(storageAtom)
  const known = useIsHydrated() ? storage : 'kept'
  const state = connection === 'online' ? known : connection
  return (
    <div className={state === 'kept' ? undefined : noteClass}>
      {/* Always there: what appears together with its words is not read out everywhere. */}
      <p role="status">{connection === 'online' ? sentences[state] : `${sentences[state]}${about}`}</p>
      {connection !== 'online' && (
        <Suspense>
          <TryAgain />
        </Suspense>
      )}
    </div>
  )
}

// Fetched ahead once the page has loaded (after-load.ts): when it is drawn there is no network to fetch it with.
const TryAgain = lazy(async () => ({
  default: await import('#src/offline/connection/try-again.tsx').then(
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
