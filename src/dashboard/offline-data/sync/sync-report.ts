import type { QueryClient } from '@tanstack/react-query'
import { aboutBytes } from './about-bytes.ts'
import { type AnyRecord, rowsOf, type SyncedList, syncedLists, syncedOf } from './synced-lists.ts'

/** State of one cached list. */
export interface ListReport {
  name: string
  withDetails: boolean
  /** Number of records; undefined if the list is not cached. */
  count?: number
  /** Time of the list's response, in milliseconds. */
  at?: number
  /** Estimated size in bytes, details included. */
  bytes: number
  /** Number of missing details; undefined until it is known whether the list omits fields. */
  missing?: number
  error?: string
}

export function syncReport(client: QueryClient): ListReport[] {
  return syncedLists.map((list) => reportOf(client, list))
}

function reportOf(client: QueryClient, list: SyncedList): ListReport {
  const { name, withDetails } = list
  const rows = rowsOf(client, list)
  const { detailFields, error } = syncedOf(client, name) ?? {}
  const at = client.getQueryState(list.key)?.dataUpdatedAt
  const details = client.getQueryCache().findAll({ queryKey: [name, 'staff', 'detail'] })
  const bytes = [rows, ...details.map(({ state }) => state.data)].reduce<number>(
    (sum, data) => sum + aboutBytes(data),
    0,
  )
  if (!rows) return { name, withDetails, bytes: 0, ...(error && { error }) }
  const has = new Set(details.filter(({ state }) => state.data).map(({ queryKey }) => queryKey[3]))
  const missing = detailFields && (detailFields.length === 0 ? 0 : count(rows, ({ _id }) => !has.has(_id)))
  return {
    name,
    withDetails,
    count: rows.length,
    bytes,
    ...(at && { at }),
    ...(withDetails && missing !== undefined && { missing }),
    ...(error && { error }),
  }
}

function count(rows: AnyRecord[], is: (row: AnyRecord) => boolean): number {
  return rows.filter((row) => row._id && is(row)).length
}
