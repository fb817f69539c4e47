import type { QueryClient } from '@tanstack/react-query'
import { syncedFreshFor } from '#src/api/freshness.ts'
import { currentSession, sessionAtom } from '#src/api/session.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { store } from '#src/ui/browser/store.ts'
import { forgetDeleted } from './forget-deleted.ts'
import { receiveFromTabs } from './sync-channel.ts'
import { isBandwidthLimited, isSyncOld, syncHeldAtom } from './sync-state.ts'

const startAfter = 3_000
const followed = new WeakSet<QueryClient>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Syncs automatically after a sign-in, at page load, when the page becomes visible and when the network returns, if the
 * last sync is old. Called at every entry to the dashboard.
 */
export function startAutoSync(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  receiveFromTabs(client)
  forgetDeleted(client)
  const soon = () => {
    clearTimeout(timer)
    // The visible screen comes first.
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
  // If its file does not load, records still come when they are opened.
  const engine = await import('./sync.ts').catch(() => undefined)
  await engine?.sync(client, { details: !isBandwidthLimited(), freshFor: syncedFreshFor })
}
