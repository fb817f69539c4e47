import type { InboxName } from '#src/contract/follow-ups.ts'
import { isWaiting } from '#src/dashboard/follow-ups/follow-ups.ts'
import { lateness } from '#src/dashboard/inbox/lateness.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'

export interface Enquiry {
  _id: string
  createdAt?: unknown
  appliedAt?: unknown
}

export interface Waiting<Record extends Enquiry> {
  count: number
  /** Number of waiting records that are late. */
  late: number
  /** The longest-waiting records, the oldest first; without those that have no timestamp or no page of their own. */
  first: Record[]
  /** Timestamp of the oldest in milliseconds; undefined if none has one. */
  oldest: number | undefined
}

/**
 * Returns the enquiries that are not followed up.
 *
 * @param followedUp ids of the collection's records that were marked
 */
export function waitingEnquiries<Record extends Enquiry>(
  collection: InboxName,
  records: readonly Record[],
  followedUp: ReadonlySet<string>,
  now: number,
): Waiting<Record> {
  const left = records.filter((record) => isWaiting(collection, record, followedUp))
  const first: Record[] = []
  let late = 0
  // Lists may have thousands of records: keep only the first few instead of sorting all.
  for (const record of left) {
    if (lateness(receivedAt(record), now)) late += 1
    if (!record._id || !(receivedAt(record) > 0)) continue
    const index = first.findIndex((other) => receivedAt(record) < receivedAt(other))
    first.splice(index < 0 ? first.length : index, 0, record)
    first.length = Math.min(first.length, few)
  }
  return { count: left.length, late, first, oldest: first[0] && receivedAt(first[0]) }
}

const few = 3

/** Returns the ids of all waiting records, the longest wait first and those without a timestamp last. */
export function longestFirst(
  collection: InboxName,
  records: readonly Enquiry[],
  followedUp: ReadonlySet<string>,
): string[] {
  const cameAt = (record: Enquiry) => receivedAt(record) || Number.POSITIVE_INFINITY
  return records
    .filter((record) => record._id && isWaiting(collection, record, followedUp))
    .toSorted((one, other) => cameAt(one) - cameAt(other))
    .map(({ _id }) => _id)
}
