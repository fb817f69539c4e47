import { useAtomValue } from 'jotai'
import { offlinePeriod } from '#src/api/freshness.ts'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { NoteBar, nothingIsStored } from '#src/offline/connection/note-bar.tsx'
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
  return <NoteBar sentence={sentence} className="py-1" />
}

const states = { offline: 'Offline', unreachable: 'Server unreachable' }
const storageSentences = { kept: '', memory: nothingIsStored }

/** Formats a time in the device's time zone, with the weekday if it is not of today. */
function clockOf(timestamp: number): string {
  const isToday = localDay(timestamp) === localDay(Date.now())
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(!isToday && { weekday: 'short' }),
  }).format(timestamp)
}
