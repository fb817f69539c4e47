import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { followUpsList } from '#src/api/follow-ups.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { idsOf, isWaiting, mergeFollowUps } from '#src/dashboard/follow-ups/follow-ups.ts'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { pendingFollowUps } from '#src/offline/pinned/encrypted/pending-follow-ups.ts'
import { waitingAtom } from './waiting-counts.ts'

const store = getDefaultStore()

type Row = { _id: string; status?: unknown }

/** Recounts the waiting records. If the backend's marks have not arrived yet, clears the counts. */
export function countWaiting(client: QueryClient): void {
  const shared = hasFeature('answers') ? client.getQueryData(followUpsList().queryKey) : []
  const answers = shared && mergeFollowUps(shared, store.get(pendingFollowUps.atom))
  const counts: Record<string, number> = {}
  for (const { name, key } of inboxes) {
    const rows = answers && client.getQueryData<Row[]>(key)
    if (!rows) continue
    // Cast: inboxes are the collections with follow-ups.
    const known = counted.get(rows)
    const count = known?.answers === answers ? known.count : waitingOf(name as InboxName, rows, answers)
    counted.set(rows, { answers, count })
    counts[name] = count
  }
  store.set(waitingAtom, counts)
}

type Answers = ReturnType<typeof mergeFollowUps>

/** Counts cached for each list and its follow-ups. */
const counted = new WeakMap<Row[], { answers: Answers; count: number }>()

function waitingOf(name: InboxName, rows: Row[], answers: Answers): number {
  const answered = idsOf(answers, name)
  return rows.filter((row) => isWaiting(name, row, answered)).length
}
