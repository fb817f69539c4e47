import type { AnyRouter } from '@tanstack/react-router'
import { beforeSessionEnds, currentSession, sessionAtom } from '#src/api/session.ts'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { closeNotices, endSubscription, renewSubscription } from '#src/dashboard/offline-data/push/push.ts'
import { holdRevocation } from '#src/offline/storage/sign-out/held-calls.ts'
import { store } from '#src/ui/browser/store.ts'

/** Connects push notifications with the dashboard. Called once per page, if the backend has web push. */
export function followPush(router: AnyRouter): void {
  const renew = () => void renewSubscription().catch(() => undefined)
  // After an expired session the same user still receives notifications, without contents.
  beforeSessionEnds((reason, isEndedHere) => {
    if (reason === 'signed-out' && isEndedHere)
      holdRevocation(endSubscription(currentSession()?.token).catch(() => undefined))
  })
  store.sub(sessionAtom, renew)
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { type, path } = Object(data)
    if (type === 'PUSH_CHANGED') renew()
    const isList = inboxes.some(({ to }) => to === path) || path === '/dashboard/notifications'
    if (type === 'OPEN_LIST' && isList && currentSession()) void router.navigate({ to: path })
  })
  const seen = () => {
    const inbox = inboxes.find(({ to }) => to === router.state.location.pathname.replace(/\/$/, ''))
    if (inbox) void closeNotices(inbox.name).catch(() => undefined)
  }
  router.subscribe('onResolved', seen)
  seen()
  renew()
}
