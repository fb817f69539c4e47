import type { QueryClient } from '@tanstack/react-query'
import { followUpsList } from '#src/api/follow-ups.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { idsOf, isWaiting, mergeFollowUps } from '#src/dashboard/follow-ups/follow-ups.ts'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { store } from '#src/ui/browser/store.ts'
import { waitingAtom } from './waiting-counts.ts'

type Row = { _id: string; status?: unknown }

/** Recounts the waiting records. If the backend's marks have not arrived yet, clears the counts. */
export function countWaiting(client: QueryClient): void {
  const shared = hasFeature('answers') ? client.getQueryData(followUpsList().queryKey) : []
  const followUps = shared && mergeFollowUps(shared, store.get(pendingFollowUps.atom))
  const counts: Record<string, number> = {}
  for (const { name, key } of inboxes) {
    const rows = followUps && client.getQueryData<Row[]>(key)
    if (!rows) continue
    // Cast: inboxes are the collections with follow-ups.
    const previous = counted.get(rows)
    const count =
      previous?.followUps === followUps ? previous.count : waitingOf(name as InboxName, rows, followUps)
    counted.set(rows, { followUps, count })
    counts[name] = count
  }
  store.set(waitingAtom, counts)
}

type FollowUps = ReturnType<typeof mergeFollowUps>

/** Counts cached for each list and its follow-ups. */
const counted = new WeakMap<Row[], { followUps: FollowUps; count: number }>()

function waitingOf(name: InboxName, rows: Row[], followUps: FollowUps): number {
  const followedUp = idsOf(followUps, name)
  return rows.filter((row) => isWaiting(name, row, followedUp)).length
}
