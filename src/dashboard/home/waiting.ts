import type { Answerable } from '#src/contract/answers.ts'
import { isWaiting } from '#src/dashboard/answer/answered.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'

interface Enquiry {
  _id: string
  createdAt?: unknown
  appliedAt?: unknown
}

export interface Waiting {
  count: number
  /** When the oldest of them came, in milliseconds; undefined where none of them says so. */
  oldest: number | undefined
}

/**
 * What people sent in and nobody has answered.
 *
 * @param answered ids of the collection's records that were marked
 */
export function waiting(
  collection: Answerable,
  records: readonly Enquiry[],
  answered: ReadonlySet<string>,
): Waiting {
  const left = records.filter((record) => isWaiting(collection, record, answered))
  let oldest = Number.POSITIVE_INFINITY
  for (const record of left) {
    const at = receivedAt(record)
    if (at > 0 && at < oldest) oldest = at
  }
  return { count: left.length, oldest: Number.isFinite(oldest) ? oldest : undefined }
}
