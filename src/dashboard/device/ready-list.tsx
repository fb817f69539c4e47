import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import { useSyncNow } from '#src/dashboard/offline-data/sync/sync-now.ts'
import type { ListReport } from '#src/dashboard/offline-data/sync/sync-report.ts'
import { syncAtom } from '#src/dashboard/offline-data/sync/sync-state.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { Badge, type BadgeTone } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { age } from '#src/ui/text/date.ts'
import { fileSize } from '#src/ui/text/file-size.ts'

/** State of one list: record count, age, size, whether all details are cached, and the last error. */
export function ReadyList({ report }: { report: ListReport }) {
  const { name, count, at, bytes, error } = report
  const now = useMinute()
  const { tone, words } = completeness(report)
  const resource = resourceOf({ name })
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="wrap-anywhere min-w-[min(11rem,100%)] text-base">
          <Link
            to={resource?.to ?? '/dashboard'}
            className="inline-flex min-h-(--control) items-center font-semibold underline-offset-4 hover:underline"
          >
            {resource?.label}
          </Link>
        </h2>
        {count !== undefined && (
          <p className="grow text-ink-soft tabular-nums">
            {[
              count === 1 ? '1 record' : `${count.toLocaleString('en')} records`,
              `saved ${age(at, Math.max(at ?? 0, now))}`,
              `about ${fileSize(bytes)}`,
            ].join(' · ')}
          </p>
        )}
        <span className="sm:ml-auto">
          <Badge tone={tone}>{words}</Badge>
        </span>
      </div>
      {error && <Failure name={name} label={resource?.label ?? name} error={error} />}
    </li>
  )
}

function Failure({ name, label, error }: { name: string; label: string; error: string }) {
  const connection = useAtomValue(connectionAtom)
  const { phase } = useAtomValue(syncAtom)
  const syncNow = useSyncNow()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-danger">
      <p>{`The last sync did not bring everything: ${error}`}</p>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Retry ${label}`}
        disabled={connection !== 'online' || phase !== 'idle'}
        onClick={() => void syncNow(name)}
      >
        Retry
      </Button>
    </div>
  )
}

function completeness({ count, withDetails, missing }: ListReport): { tone: BadgeTone; words: string } {
  if (count === undefined) return { tone: 'caution', words: 'Not on this device' }
  if (!withDetails || missing === 0) return { tone: 'safe', words: 'Complete' }
  if (missing === undefined) return { tone: 'info', words: count === 0 ? 'Complete' : 'Details not checked' }
  return { tone: 'caution', words: missing === 1 ? '1 detail missing' : `${missing} details missing` }
}
