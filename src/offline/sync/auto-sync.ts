import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { currentSession, sessionAtom } from '#src/api/session.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { forgetDeleted } from './forget-deleted.ts'
import { hearOtherTabs } from './sync-channel.ts'
import { isBandwidthLimited, isSyncOld, syncHeldAtom } from './sync-state.ts'

const store = getDefaultStore()
const startAfter = 3_000
/** What the screen has just fetched need not be fetched again. */
const freshFor = 60_000
const followed = new WeakSet<QueryClient>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Syncs by itself after a sign-in, at a start, when the page is looked at again and when the network is back, if the last
 * sync is old. Called at every entrance of the dashboard.
 */
export function startAutoSync(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  hearOtherTabs(client)
  forgetDeleted(client)
  const soon = () => {
    clearTimeout(timer)
    // The screen that is looked at comes first.
    timer = setTimeout(() => void syncIfOld(client), startAfter)
  }
  store.sub(sessionAtom, () => {
    store.set(syncHeldAtom, false)
    soon()
  })
  store.sub(connectionAtom, soon)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') soon()
  })
  soon()
}

async function syncIfOld(client: QueryClient): Promise<void> {
  if (store.get(syncHeldAtom) || !currentSession()) return
  if (store.get(connectionAtom) !== 'online' || !isSyncOld(client)) return
  // Without its file, too, the records come when somebody opens them.
  const engine = await import('./sync.ts').catch(() => undefined)
  await engine?.sync(client, { details: !isBandwidthLimited(), freshFor })
}
