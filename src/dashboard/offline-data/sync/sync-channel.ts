import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { openChannel } from '#src/api/channel.ts'
import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import { cachedRecordVersion } from '#src/offline/storage/cache/persisted-query.ts'
import { store } from '#src/ui/browser/store.ts'
import { yieldToMain } from '#src/ui/browser/yield-to-main.ts'
import { syncHeldAtom } from './sync-state.ts'
import { putForStaff } from './synced-lists.ts'

/** Message: staff records were deleted from the device. */
interface Deleted {
  token: string
  isDeleted: true
}

/** Data that one tab has fetched, for the others of the same session: they need not fetch it again. */
interface FetchedData {
  shape: number
  token: string
  isDeleted?: false
  key: QueryKey
  data: unknown
  updatedAt: number
  /** Start of this slice and the total number of rows, for a list sent in consecutive slices. */
  slice?: { start: number; total: number }
}

/** Number of rows in a message: both tabs copy it synchronously, and must stay responsive. */
const rowsOfSlice = 1_000

const channel = openChannel<FetchedData | Deleted>('readiness')
const followed = new WeakSet<QueryClient>()

/** Adopts data that other tabs fetch. Called at every entry to the dashboard. */
export function receiveFromTabs(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  beforeSessionEnds(() => pendingLists.clear())
  channel.listen((message) => {
    if (message.token !== currentSession()?.token) return
    if (message.isDeleted) {
      store.set(syncHeldAtom, true)
      return forgetRecords(client)
    }
    const { shape, key, updatedAt } = message
    if (shape !== cachedRecordVersion) return
    const known = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (updatedAt <= known) return
    const data = joinSlices(message)
    if (data !== undefined) putForStaff(client, key, data, updatedAt)
  })
}

/** Resolves when all messages have been posted. */
export async function broadcastData(key: QueryKey, data: unknown, updatedAt: number): Promise<void> {
  const token = currentSession()?.token
  if (!token) return
  const about = { shape: cachedRecordVersion, token, key, updatedAt }
  if (!Array.isArray(data) || data.length <= rowsOfSlice) return channel.post({ ...about, data })
  for (let start = 0; start < data.length; start += rowsOfSlice) {
    if (currentSession()?.token !== token) return
    const rows = data.slice(start, start + rowsOfSlice)
    channel.post({ ...about, data: rows, slice: { start, total: data.length } })
    await yieldToMain()
  }
}

interface PendingList {
  updatedAt: number
  rows: unknown[]
}

/** Newest list under way, by the list's key, for lists whose slices are still arriving. */
const pendingLists = new Map<string, PendingList>()

/** Returns the data of a message, once the last of its slices has arrived. */
function joinSlices({ key, updatedAt, data, slice }: FetchedData): unknown {
  if (!slice || !Array.isArray(data)) return data
  const name = hashKey(key)
  const before = pendingLists.get(name)
  if (slice.start === 0 && updatedAt >= (before?.updatedAt ?? 0))
    pendingLists.set(name, { updatedAt, rows: [] })
  const pending = pendingLists.get(name)
  // A tab opened meanwhile has missed the beginning, or receives the rest of an older list.
  if (pending?.updatedAt !== updatedAt || pending.rows.length !== slice.start) return undefined
  pending.rows.push(...data)
  if (pending.rows.length < slice.total) return undefined
  pendingLists.delete(name)
  return pending.rows
}

export function broadcastDeletion(): void {
  const token = currentSession()?.token
  if (token) channel.post({ token, isDeleted: true })
}

/** Removes the records from memory. Those on the screen are refetched and cached again. */
function forgetRecords(client: QueryClient) {
  const predicate = ({ meta }: Query) => meta?.savedFor === 'staff'
  client.removeQueries({ predicate, type: 'inactive' })
  void client.resetQueries({ predicate, type: 'active' })
}
