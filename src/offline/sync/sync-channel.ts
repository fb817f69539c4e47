import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { openChannel } from '#src/api/channel.ts'
import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import { SHAPE } from '#src/offline/saved/answer-store.ts'
import { yieldToMain } from '#src/ui/browser/yield-to-main.ts'
import { syncHeldAtom } from './sync-state.ts'
import { putForStaff } from './synced-lists.ts'

/** Staff's records were deleted from the device. */
interface Deleted {
  token: string
  isDeleted: true
}

/** What one tab has brought, for the others of the same session: they need not bring it again. */
interface Brought {
  shape: number
  token: string
  isDeleted?: false
  key: QueryKey
  data: unknown
  updatedAt: number
  /** Of a list that comes in slices, one after the other: where this one begins, and how many rows there are in all. */
  slice?: { start: number; total: number }
}

/** Rows of one message: both tabs copy it in one go, and should answer a key meanwhile. */
const rowsOfSlice = 1_000

const channel = openChannel<Brought | Deleted>('readiness')
const followed = new WeakSet<QueryClient>()

/** Takes over what other tabs bring. Called at every entrance of the dashboard. */
export function hearOtherTabs(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  beforeSessionEnds(() => begun.clear())
  channel.listen((message) => {
    if (message.token !== currentSession()?.token) return
    if (message.isDeleted) {
      getDefaultStore().set(syncHeldAtom, true)
      return forgetRecords(client)
    }
    const { shape, key, updatedAt } = message
    if (shape !== SHAPE) return
    const known = client.getQueryState(key)?.dataUpdatedAt ?? 0
    if (updatedAt <= known) return
    const data = joined(message)
    if (data !== undefined) putForStaff(client, key, data, updatedAt)
  })
}

/** Resolves when all of it is on its way. */
export async function tellOtherTabs(key: QueryKey, data: unknown, updatedAt: number): Promise<void> {
  const token = currentSession()?.token
  if (!token) return
  const about = { shape: SHAPE, token, key, updatedAt }
  if (!Array.isArray(data) || data.length <= rowsOfSlice) return channel.post({ ...about, data })
  for (let start = 0; start < data.length; start += rowsOfSlice) {
    if (currentSession()?.token !== token) return
    const rows = data.slice(start, start + rowsOfSlice)
    channel.post({ ...about, data: rows, slice: { start, total: data.length } })
    await yieldToMain()
  }
}

interface Beginning {
  updatedAt: number
  rows: unknown[]
}

/** Of each list whose slices are still coming, by its key: the newest that has begun. */
const begun = new Map<string, Beginning>()

/** What a message is about, once the last of its slices is there. */
function joined({ key, updatedAt, data, slice }: Brought): unknown {
  if (!slice || !Array.isArray(data)) return data
  const name = hashKey(key)
  const before = begun.get(name)
  if (slice.start === 0 && updatedAt >= (before?.updatedAt ?? 0)) begun.set(name, { updatedAt, rows: [] })
  const beginning = begun.get(name)
  // A tab that was opened meanwhile has not heard the beginning, or hears the rest of an older list.
  if (beginning?.updatedAt !== updatedAt || beginning.rows.length !== slice.start) return undefined
  beginning.rows.push(...data)
  if (beginning.rows.length < slice.total) return undefined
  begun.delete(name)
  return beginning.rows
}

export function tellDeleted(): void {
  const token = currentSession()?.token
  if (token) channel.post({ token, isDeleted: true })
}

/** What is on the screen is asked for again, and is then on the device again. */
function forgetRecords(client: QueryClient) {
  const predicate = ({ meta }: Query) => meta?.savedFor === 'staff'
  client.removeQueries({ predicate, type: 'inactive' })
  void client.resetQueries({ predicate, type: 'active' })
}
