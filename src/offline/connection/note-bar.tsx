import { lazy, Suspense } from 'react'
import { useConnection } from './connection.ts'

interface NoteBarProps {
  /** Message; empty while all is well, which hides the bar. */
  sentence: string
  /** Classes for spacing. */
  className: string
}

/** Slim bar with a message about the connection or the storage, and a retry while there is no connection. */
export function NoteBar({ sentence, className }: NoteBarProps) {
  const isOnline = useConnection() === 'online'
  return (
    <div
      className={
        sentence
          ? `flex items-center justify-between gap-x-4 border-caution/40 border-b bg-caution/10 px-4 text-ink print:hidden ${className}`
          : undefined
      }
    >
      {/* Always rendered: some screen readers ignore a live region that appears together with its text. */}
      <p role="status" className="min-w-0">
        {sentence}
      </p>
      {!isOnline && (
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
    () => () => null,
  ),
}))

/** Message in a browser that cannot store data. */
export const nothingIsStored =
  'This browser does not let the site save anything: offline there will be nothing to read.'
