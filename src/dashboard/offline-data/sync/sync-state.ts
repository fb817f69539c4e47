import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { syncDueAfter } from '#src/api/freshness.ts'
import { savesData } from '#src/ui/browser/save-data.ts'
import { syncedLists, syncedOf } from './synced-lists.ts'

/**
 * State of this tab's sync. `elsewhere`: another tab is syncing, and this one waits for its end. `done` is the number
 * of completed calls, `total` the number of calls known to be needed.
 */
export type SyncState = { phase: 'idle' | 'elsewhere' } | { phase: 'syncing'; done: number; total: number }

export const syncAtom = atom<SyncState>({ phase: 'idle' })

/** Whether records were deleted on purpose: they return only after a page load, a sign-in or a requested sync. */
export const syncHeldAtom = atom(false)

/** Returns a timestamp such that every list is at least this new; undefined if one was never synced. */
export function syncedAt(client: QueryClient): number | undefined {
  const moments = syncedLists.map(({ name }) => syncedOf(client, name)?.at)
  return moments.includes(undefined) ? undefined : Math.min(...moments.map(Number))
}

export function isSyncOld(client: QueryClient): boolean {
  const at = syncedAt(client)
  // A sync dated in the future ran before the device's clock was set back.
  return at === undefined || Date.now() - at > syncDueAfter || at > Date.now()
}

/** Whether to download little automatically: data saving is on, or the connection is very slow. */
export function isBandwidthLimited(): boolean {
  return savesData() || /2g/.test(effectiveType())
}

/** Returns the connection type, which only Chromium reports. */
function effectiveType(): string {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const type = Object(connection).effectiveType
  return typeof type === 'string' ? type : ''
}
