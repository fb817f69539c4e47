import { useAtomValue } from 'jotai'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { leaseMoment } from '#src/dashboard/offline-data/encryption/offline-period-note.tsx'
import { pinnedFilesAtom } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { Alert } from '#src/ui/alert.tsx'
import { useSavesData } from '#src/ui/browser/save-data.ts'
import { age } from '#src/ui/text/date.ts'
import { fileSize } from '#src/ui/text/file-size.ts'
import { ReadyList } from './ready-list.tsx'
import { SyncControls } from './sync-controls.tsx'
import { useReports } from './use-reports.ts'

/** Records that can be read offline, list by list, and the control that fetches the others. */
export function Readiness() {
  const { lists, syncedAt } = useReports()
  const storage = useAtomValue(storageAtom)
  const savesData = useSavesData()
  const isUnchecked = lists.some(
    ({ withDetails, count, missing }) => withDetails && count && missing === undefined,
  )
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Total
          records={sum(lists.map(({ count = 0 }) => count))}
          bytes={sum(lists.map(({ bytes }) => bytes))}
          syncedAt={syncedAt}
        />
        <SyncControls />
      </div>
      {storage === 'memory' && (
        <Alert tone="caution" title="Nothing is kept">
          This browser does not let the app save anything. What you see is gone when this tab closes.
        </Alert>
      )}
      {savesData && isUnchecked && (
        <Alert tone="info" title="Data saving is on">
          By itself the app brings the lists only. “Sync now” also asks whether the lists leave anything out,
          and brings every detail that they do.
        </Alert>
      )}
      <ul className="divide-y divide-line rounded-md border border-line">
        {lists.map((report) => (
          <ReadyList key={report.name} report={report} />
        ))}
      </ul>
    </>
  )
}

interface TotalProps {
  records: number
  bytes: number
  syncedAt: number | undefined
}

function Total({ records, bytes, syncedAt }: TotalProps) {
  const now = useMinute()
  const storage = useAtomValue(storageAtom)
  const offlinePeriod = useAtomValue(offlinePeriodAtom)
  const resumes = useAtomValue(pinnedFilesAtom)
  const counted = records === 1 ? '1 record' : `${records.toLocaleString('en')} records`
  return (
    <div role="status">
      <p className="font-semibold text-lg">
        {`${counted} ${storage === 'kept' ? 'on this device' : 'in this tab'}, ${
          syncedAt ? `synced ${age(syncedAt, Math.max(syncedAt, now))}` : 'not synced yet'
        }`}
      </p>
      <p className="text-ink-soft">
        <span>{`About ${fileSize(bytes)} in all.`}</span>
        {resumes.length > 0 && (
          <span>{` Kept resumes: ${resumes.length}, ${fileSize(sum(resumes.map(({ size }) => size)))}.`}</span>
        )}
        {offlinePeriod.until && !offlinePeriod.isOver && (
          <span>{` Readable without the server until ${leaseMoment.format(offlinePeriod.until)}.`}</span>
        )}
        {offlinePeriod.isOver && (
          <span>{' The 72 hours without the server are over: records come back when it answers.'}</span>
        )}
      </p>
    </div>
  )
}

const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0)
