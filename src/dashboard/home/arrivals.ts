import type { SearchWords } from '#src/contract/schema/reads.ts'
import type { DashboardSummary } from '#src/contract/summary/record.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'

type Activity = DashboardSummary['latestActivities'][number]

interface Inbox {
  /** Activity type of its records. */
  type: string
  /** Words before the name: `Quote request from`. */
  words: string
  rows: readonly { _id: string }[]
  wordsOf: (row: { _id: string }) => SearchWords
}

const few = 6

/** Adds the newest cached records to a summary that has few arrivals because it is full of dashboard views. */
export function withArrivals(activities: Activity[], views: number, inboxes: readonly Inbox[]): Activity[] {
  const room = few - activities.length
  if (views === 0 || room <= 0) return activities
  const knownIds = new Set(activities.map(({ id }) => id))
  const newest = inboxes
    .flatMap(({ type, words, rows, wordsOf }) =>
      newestOf(
        rows.filter(({ _id }) => !knownIds.has(_id)),
        room,
      ).map(({ row, at }) => ({
        id: row._id,
        type,
        description: `${words} ${wordsOf(row).title || 'unknown'}`,
        date: new Date(at).toISOString(),
      })),
    )
    .sort(byDate)
    .slice(0, room)
  return [...activities, ...newest].sort(byDate)
}

const byDate = (one: Activity, other: Activity) => other.date.localeCompare(one.date)

function newestOf<Row extends object>(rows: readonly Row[], most: number) {
  const dated = rows.map((row) => ({ row, at: receivedAt(row) })).filter(({ at }) => at > 0)
  return dated.sort((one, other) => other.at - one.at).slice(0, most)
}
