import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { day } from '#src/ui/text/durations.ts'

type Received = { createdAt?: unknown; appliedAt?: unknown }

/** Returns when the server received a record, in milliseconds; 0 if unknown or in the future. */
export function receivedAt({ createdAt, appliedAt }: Received): number {
  const time = Date.parse(String(createdAt || appliedAt || ''))
  return time < Date.now() + day ? time : 0
}

/** Returns the time of the newest cached record of a list; undefined if the list is not cached. */
export function newestOf(client: QueryClient, key: QueryKey): number | undefined {
  const rows = client.getQueryData<Received[]>(key)
  return rows?.reduce((newest, row) => Math.max(newest, receivedAt(row)), 0)
}

/** Counts the records of a list after a timestamp. Counted once per response and timestamp. */
export function newSince(client: QueryClient, key: QueryKey, mark: number | undefined): number {
  const rows = client.getQueryData<Received[]>(key)
  if (!rows || mark === undefined) return 0
  const previous = counted.get(rows)
  if (previous?.mark === mark) return previous.count
  const count = rows.filter((row) => receivedAt(row) > mark).length
  counted.set(rows, { mark, count })
  return count
}

const counted = new WeakMap<Received[], { mark: number; count: number }>()
