import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { day } from '#src/ui/text/durations.ts'

type Received = { createdAt?: unknown; appliedAt?: unknown }

/** When the server received a record, in milliseconds; 0 where it does not say so, or names a day to come. */
export function receivedAt({ createdAt, appliedAt }: Received): number {
  const time = Date.parse(String(createdAt || appliedAt || ''))
  return time < Date.now() + day ? time : 0
}

/** The newest record of a list that the cache has; undefined where it has no list. */
export function newestOf(client: QueryClient, key: QueryKey): number | undefined {
  const rows = client.getQueryData<Received[]>(key)
  return rows?.reduce((newest, row) => Math.max(newest, receivedAt(row)), 0)
}

/** How many records of a list came after a moment. Counted once for each answer and moment. */
export function newSince(client: QueryClient, key: QueryKey, mark: number | undefined): number {
  const rows = client.getQueryData<Received[]>(key)
  if (!rows || mark === undefined) return 0
  const known = counted.get(rows)
  if (known?.mark === mark) return known.count
  const count = rows.filter((row) => receivedAt(row) > mark).length
  counted.set(rows, { mark, count })
  return count
}

const counted = new WeakMap<Received[], { mark: number; count: number }>()
