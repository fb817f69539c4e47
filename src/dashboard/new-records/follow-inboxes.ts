import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { followUpsList } from '#src/api/follow-ups.ts'
import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import { followRecent } from '#src/dashboard/navigation/recent.ts'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { store } from '#src/ui/browser/store.ts'
import { countWaiting } from './count-waiting.ts'
import { followArrivals } from './follow-arrivals.ts'
import { newestOf, newSince } from './received.ts'
import { marksAtom, setMark } from './seen.ts'
import { waitingAtom } from './waiting-counts.ts'

const [followUpsKey] = followUpsList().queryKey
const followed = new WeakSet<QueryClient>()

/**
 * Updates the marks of seen records, and the number on the app's icon. Called at every entry to the dashboard.
 *
 * - A list that this user never opened on this device starts with nothing new.
 * - Leaving a list, also by closing the page or signing out there, marks its records as seen.
 */
export function followInboxes(router: AnyRouter, client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  const look = () => {
    if (!currentSession()) return
    const marks = store.get(marksAtom)
    for (const { name, key } of inboxes) {
      // Do not read long lists each time: this also runs at every keystroke in a filter.
      if (marks[name] !== undefined) continue
      const newest = newestOf(client, key)
      if (newest !== undefined) setMark(name, newest)
    }
    showBadge(client)
    countWaiting(client)
  }
  const leave = (path: string) => {
    const inbox = inboxes.find(({ to }) => to === path.replace(/\/$/, ''))
    const newest = inbox && newestOf(client, inbox.key)
    if (inbox && newest !== undefined) setMark(inbox.name, newest)
  }
  router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) leave(fromLocation.pathname)
  })
  window.addEventListener('pagehide', () => leave(location.pathname))
  beforeSessionEnds(() => {
    leave(location.pathname)
    setBadge(0)
    store.set(waitingAtom, {})
  })
  let isDue = false
  const lookSoon = () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      look()
    }, 200)
  }
  client.getQueryCache().subscribe(({ query }) => {
    const [collection] = query.queryKey
    if (collection === followUpsKey || inboxes.some(({ key }) => key[0] === collection)) lookSoon()
  })
  store.sub(marksAtom, lookSoon)
  store.sub(pendingFollowUps.atom, lookSoon)
  look()
  followArrivals(router, client)
  followRecent(router)
  // Without that file marks and notes wait on this device for the next page.
  void import('#src/dashboard/offline-data/pinned/send-follow-ups.ts').then(
    ({ sendFollowUps }) => sendFollowUps(client),
    () => undefined,
  )
}

let badgeCount: number | undefined

function showBadge(client: QueryClient) {
  const marks = store.get(marksAtom)
  setBadge(inboxes.reduce((sum, { name, key }) => sum + newSince(client, key, marks[name]), 0))
}

/** Sets the app icon's badge where supported; the platform may reject it if the app is not installed. */
function setBadge(count: number) {
  if (count === badgeCount || !('setAppBadge' in navigator)) return
  badgeCount = count
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
