import type { QueryClient } from '@tanstack/react-query'
import { aboutBytes } from '#src/offline/disk/about-bytes.ts'
import { type AnyRecord, rowsOf, type SyncedList, syncedLists, syncedOf } from './synced-lists.ts'

/** What the device has of one list. */
export interface ListReport {
  name: string
  withDetails: boolean
  /** Undefined where the list itself is not there. */
  count?: number
  /** When the list was answered, in milliseconds. */
  at?: number
  /** About how much it takes, details included. */
  bytes: number
  /** How many details are not there; undefined as long as nobody knows whether the list leaves any out. */
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
