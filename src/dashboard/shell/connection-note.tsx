import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { offlinePeriod } from '#src/api/freshness.ts'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { localDay } from '#src/ui/text/date.ts'

/** Line about the connection, with the time of the last contact with the server; invisible while all is well. */
export function ConnectionNote() {
  const connection = useConnection()
  const storage = useAtomValue(storageAtom)
  const { until } = useAtomValue(offlinePeriodAtom)
  const isOnline = connection === 'online'
  const saved = storage === 'kept' && until !== undefined ? ` · saved ${clockOf(until - offlinePeriod)}` : ''
  const sentence = isOnline ? storageSentences[storage] : `${states[connection]}${saved}`
  return (
    <div className={sentence ? noteClass : undefined}>
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
  default: await import('#src/offline/connection/try-again.tsx').then(
    (part) => part.TryAgain,
    () => Nothing,
  ),
}))

const Nothing = () => null

const states = { offline: 'Offline', unreachable: 'Server unreachable' }
const storageSentences = {
  kept: '',
  memory: 'This browser does not let the site save anything: offline there will be nothing to read.',
}

/** Formats a time in the device's time zone, with the weekday if it is not of today. */
function clockOf(timestamp: number): string {
  const isToday = localDay(timestamp) === localDay(Date.now())
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  }).format(timestamp)
}

const noteClass =
  'flex items-center justify-between gap-x-4 border-caution/40 border-b bg-caution/10 px-4 py-1 text-ink print:hidden'
