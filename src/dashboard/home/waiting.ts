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
 * @param answered ids of the records that were marked
 */
export function waiting(records: readonly Enquiry[], answered: ReadonlySet<string>): Waiting {
  const left = records.filter(({ _id }) => !answered.has(_id))
  let oldest = Number.POSITIVE_INFINITY
  for (const record of left) {
    const at = receivedAt(record)
    if (at > 0 && at < oldest) oldest = at
  }
  return { count: left.length, oldest: Number.isFinite(oldest) ? oldest : undefined }
}
