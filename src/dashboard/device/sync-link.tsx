import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { HardDriveDownload } from 'lucide-react'
import { type SyncState, syncAtom, syncedAt } from '#src/dashboard/offline-data/sync/sync-state.ts'
import { syncedLists, syncedOf } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { age } from '#src/ui/text/date.ts'

/** Link in the layout to the sync screen, which shows how ready the device is. */
export function SyncLink({
  className,
  words: wordsClass,
  onNavigate,
}: {
  className: string
  /** Class of the words beside the icon. */
  words?: string | undefined
  onNavigate?: (() => void) | undefined
}) {
  const sync = useAtomValue(syncAtom)
  const storage = useAtomValue(storageAtom)
  const now = useMinute()
  const [at = 0, failed = 0] = useCacheSelector((client) =>
    [syncedAt(client) ?? 0, syncedLists.filter(({ name }) => syncedOf(client, name)?.error).length].join(),
  )
    .split(',')
    .map(Number)
  return (
    <Link
      to="/dashboard/device"
      onClick={onNavigate}
      className={className}
      title="This device"
      activeProps={{ 'aria-current': 'page' }}
    >
      <HardDriveDownload aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
      <span className={wordsClass}>
        This device
        <span className="block text-ink-soft text-xs">
          {storage === 'memory' ? 'Nothing is kept' : words(sync, at, failed, now)}
        </span>
      </span>
    </Link>
  )
}

function words(sync: SyncState, at: number, failed: number, now: number): string {
  if (sync.phase === 'syncing') return `Syncing ${sync.done} of ${sync.total}`
  if (sync.phase === 'elsewhere') return 'Syncing in another tab'
  if (failed > 0) return failed === 1 ? '1 list not synced' : `${failed} lists not synced`
  return at ? `Synced ${age(at, Math.max(at, now))}` : 'Not synced yet'
}
