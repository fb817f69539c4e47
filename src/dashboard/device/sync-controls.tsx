import { useAtomValue } from 'jotai'
import { RefreshCw } from 'lucide-react'
import { stopSync, useSyncNow } from '#src/dashboard/offline-data/sync/sync-now.ts'
import { syncAtom } from '#src/dashboard/offline-data/sync/sync-state.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'

/** Button that starts a sync; during one, its progress and the stop button. */
export function SyncControls() {
  const sync = useAtomValue(syncAtom)
  const guard = useOfflineGuard()
  const syncNow = useSyncNow()
  if (sync.phase === 'syncing') {
    return (
      <div className="flex min-w-64 flex-wrap items-end gap-3">
        <label className="grow">
          <span className="tabular-nums">{`Bringing records: ${sync.done} of ${sync.total}`}</span>
          <progress
            max={sync.total}
            value={sync.done}
            className="mt-1 block h-2 w-full appearance-none rounded-sm bg-line accent-signal [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
          />
        </label>
        <Button variant="secondary" onClick={() => void stopSync()}>
          Cancel
        </Button>
      </div>
    )
  }
  if (sync.phase === 'elsewhere') return <p role="status">Another tab is bringing the records just now.</p>
  return (
    <div className="flex flex-col items-end gap-1">
      <Button aria-describedby={guard && 'no-sync'} onClick={() => void syncNow()} {...guard}>
        <RefreshCw aria-hidden size={16} strokeWidth={1.5} />
        Sync now
      </Button>
      {guard && (
        <p id="no-sync" className="text-ink-soft text-sm">
          A sync needs a connection.
        </p>
      )}
    </div>
  )
}
