import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { featuresAtom } from '#src/api/features.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import type { Feature } from '#src/contract/http/features.ts'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { store } from '#src/ui/browser/store.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

/** Current toast and count of each inbox: later arrivals are added to it. */
const toasts = new Map<string, { id: number; count: number }>()

/**
 * Shows and announces arrivals at once if the backend has events, and connects notifications with the dashboard if it
 * has web push. Called once per page.
 */
export function followArrivals(router: AnyRouter, client: QueryClient): void {
  whenNamed('push', () =>
    import('./follow-push.ts').then(
      ({ followPush }) => followPush(router),
      () => undefined,
    ),
  )
  // Without this file lists are as new as their last response.
  whenNamed('events', () =>
    import('#src/dashboard/offline-data/sync/live-events.ts').then(
      ({ LiveEvents }) => {
        const open = (to: string) => router.navigate({ to })
        new LiveEvents(client, (name, count) => announce(name, count, open)).start()
      },
      () => undefined,
    ),
  )
}

function whenNamed(feature: Feature, begin: () => Promise<void>) {
  const look = () => {
    if (!hasFeature(feature)) return
    stop()
    void begin()
  }
  const stop = store.sub(featuresAtom, look)
  look()
}

/** Announces arrivals politely; a page in the background only shows its counts. */
export function announce(name: string, count: number, open: (to: string) => unknown): void {
  const inbox = inboxes.find((one) => one.name === name)
  if (!inbox || document.visibilityState !== 'visible') return
  const before = toasts.get(name)
  const total = count + (before?.count ?? 0)
  if (before) toast.dismiss(before.id)
  const [one, many] = inbox.noun
  const id = toast.show({
    title: total === 1 ? `New ${one}` : `${total} new ${many}`,
    tone: 'info',
    duration: 8_000,
    action: {
      label: 'Open',
      onAct: () => {
        toasts.delete(name)
        open(inbox.to)
      },
    },
    onGone: () => toasts.delete(name),
  })
  toasts.set(name, { id, count: total })
}
