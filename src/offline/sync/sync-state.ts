import type { QueryClient } from '@tanstack/react-query'
import { atom } from 'jotai'
import { savesData } from '#src/ui/browser/save-data.ts'
import { syncedLists, syncedOf } from './synced-lists.ts'

/**
 * What the sync of this tab is at. `elsewhere`: another tab has one under way, and this one waits for its end. `done`
 * counts the answers that have come, `total` all that are wanted as far as is known.
 */
export type SyncState = { phase: 'idle' | 'elsewhere' } | { phase: 'syncing'; done: number; total: number }

export const syncAtom = atom<SyncState>({ phase: 'idle' })

/** Records were deleted on purpose: until a start, a sign-in or a wish for it they do not come back by themselves. */
export const syncHeldAtom = atom(false)

/** Older than this, a sync is worth its data without being asked for. */
const oldAfter = 60 * 60_000

/** The moment from which on every list is at least this new; undefined while one has never come. */
export function syncedAt(client: QueryClient): number | undefined {
  const moments = syncedLists.map(({ name }) => syncedOf(client, name)?.at)
  return moments.includes(undefined) ? undefined : Math.min(...moments.map(Number))
}

export function isSyncOld(client: QueryClient): boolean {
  const at = syncedAt(client)
  // A sync "from the future" was before the device's clock was set back.
  return at === undefined || Date.now() - at > oldAfter || at > Date.now()
}

/** Whether to load little without being asked: data saving is on, or the connection is very slow. */
export function isBandwidthLimited(): boolean {
  return savesData() || /2g/.test(effectiveType())
}

/** Chromium only; other browsers do not tell. */
function effectiveType(): string {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  const type = Object(connection).effectiveType
  return typeof type === 'string' ? type : ''
}
