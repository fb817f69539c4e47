import { hashKey, type QueryClient } from '@tanstack/react-query'
import { ApiError, isGone, isUnanswered, sentenceOf } from '#src/api/api-error.ts'
import { type Synced, syncedKey } from '#src/api/read-options.ts'
import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import { runInOneTab } from '#src/offline/storage/lock.ts'
import { flushToDisk, restoreFromDisk } from '#src/offline/storage/stored-cache.ts'
import { store } from '#src/ui/browser/store.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { broadcastData } from './sync-channel.ts'
import { syncAtom, syncHeldAtom } from './sync-state.ts'
import {
  type AnyRecord,
  detailOf,
  putForStaff,
  type SyncedList,
  syncedLists,
  syncedOf,
} from './synced-lists.ts'

export interface SyncOptions {
  /** Whether to fetch details; without them each list is a single call. */
  details: boolean
  /** Age in milliseconds below which lists are not refetched. */
  freshFor: number
  /** Name of a single list to sync; by default all. */
  only?: string
}

interface Sync extends SyncOptions {
  client: QueryClient
  /** Runs one call in its turn; rejects at once when the sync is stopped. */
  call: <Answer>(fetch: () => Promise<Answer>) => Promise<Answer>
  expect: (calls: number) => void
  signal: AbortSignal
}

const callsAtOnce = 4
const current: { stop?: AbortController | undefined } = {}

/**
 * Syncs every list, and the details that the inboxes' lists omit, to the device. A failed list does not stop the
 * others; only one tab syncs at a time; a stopped sync keeps its data, and the next one continues from there.
 */
export async function sync(client: QueryClient, options: SyncOptions): Promise<void> {
  if (current.stop || !currentSession()) return
  const stop = new AbortController()
  current.stop = stop
  store.set(syncHeldAtom, false)
  const untie = beforeSessionEnds(() => stop.abort())
  try {
    await runInOneTab('readiness', {
      signal: stop.signal,
      task: () => syncLists(client, options, stop.signal),
      onWait: () => store.set(syncAtom, { phase: 'elsewhere' }),
    })
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    untie()
    current.stop = undefined
    store.set(syncAtom, { phase: 'idle' })
  }
}

/** Makes no further calls. Running calls complete. */
export function cancelSync(): void {
  current.stop?.abort()
}

async function syncLists(client: QueryClient, options: SyncOptions, signal: AbortSignal): Promise<void> {
  const lists = syncedLists.filter(({ name }) => !options.only || name === options.only)
  let done = 0
  let total = lists.length
  const show = () => store.set(syncAtom, { phase: 'syncing', done, total })
  const limited = limitConcurrency(callsAtOnce, signal)
  show()
  const run: Sync = {
    ...options,
    client,
    signal,
    expect: (calls) => {
      total += calls
      show()
    },
    call: async (fetch) => {
      try {
        return await limited(fetch)
      } finally {
        done += 1
        if (!signal.aborted) show()
      }
    },
  }
  // Data on the disk that is not in memory would take the place of a response.
  await restoreFromDisk(client)
  await Promise.all(lists.map((list) => syncList(run, list)))
  await flushToDisk(client)
  signal.throwIfAborted()
}

async function syncList(run: Sync, list: SyncedList): Promise<void> {
  const { client, signal } = run
  const before = syncedOf(client, list.name)
  let detailFields = before?.detailFields
  try {
    const rows = await run.call(() => list.fetchRows(client, run.freshFor))
    broadcast(client, list.key)
    if (run.details && list.withDetails) {
      const order = newestFirst(rows)
      dropGone(client, list, rows)
      detailFields = (await compare(run, list, order)) ?? detailFields
      saveStatus(client, list, { ...before, detailFields })
      await syncDetails(run, list, order, detailFields ?? [])
    }
    // Report data as cached only once it is.
    const at = Date.now()
    await flushToDisk(client)
    signal.throwIfAborted()
    saveStatus(client, list, { at, detailFields })
  } catch (error) {
    if (signal.aborted) return
    saveStatus(client, list, { ...before, detailFields, error: sentenceOf(error) })
  }
}

/** Returns the fields that a list omits: a record's own response differs in them from its row. */
async function compare(run: Sync, list: SyncedList, order: AnyRecord[]): Promise<string[] | undefined> {
  for (const row of order.slice(0, 3)) {
    run.expect(1)
    try {
      return differing(await run.call(() => list.fetchDetail(run.client, row._id)), row)
    } catch (error) {
      // The record has just been deleted: compare the next one.
      if (!isGone(error)) throw error
    }
  }
  return undefined
}

/** Fetches details that are missing, or whose row has changed since. */
async function syncDetails(run: Sync, list: SyncedList, order: AnyRecord[], detailFields: string[]) {
  if (detailFields.length === 0) return
  const wanted = order.filter((row) => {
    const detail = detailOf(run.client, list.name, row._id)
    return !detail || differing(detail, row).some((field) => !detailFields.includes(field))
  })
  run.expect(wanted.length)
  const failures: unknown[] = []
  let isCutOff = false
  const syncDetail = async ({ _id }: AnyRecord) => {
    // After a lost connection the others need not be tried: the next sync fetches them.
    if (isCutOff) return
    try {
      await run.call(() => list.fetchDetail(run.client, _id))
      broadcast(run.client, [list.name, 'staff', 'detail', _id])
    } catch (error) {
      isCutOff ||= isUnanswered(error)
      if (!isGone(error)) failures.push(error)
    }
  }
  await Promise.all(wanted.map(syncDetail))
  run.signal.throwIfAborted()
  const [first] = failures
  if (first) throw first instanceof ApiError ? first : new Error('An error occurred', { cause: first })
}

/** Removes the cached details of records that are no longer in the list: they were deleted. */
function dropGone(client: QueryClient, { name }: SyncedList, rows: AnyRecord[]) {
  const filters = { queryKey: [name, 'staff', 'detail'], type: 'inactive' } as const
  if (client.getQueryCache().findAll(filters).length === 0) return
  const ids = new Set(rows.map(({ _id }) => _id))
  client.removeQueries({ ...filters, predicate: ({ queryKey }) => !ids.has(String(queryKey[3])) })
}

function saveStatus(client: QueryClient, { name }: SyncedList, synced: Synced) {
  // The session may just have ended.
  if (!currentSession()) return
  putForStaff(client, syncedKey(name), synced)
  broadcast(client, syncedKey(name))
}

function broadcast(client: QueryClient, key: readonly unknown[]) {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(key) ?? {}
  if (data !== undefined) void broadcastData(key, data, dataUpdatedAt)
}

function differing(detail: AnyRecord, row: AnyRecord): string[] {
  return Object.keys(detail).filter((field) => hashKey([detail[field]]) !== hashKey([row[field]]))
}

function newestFirst(rows: AnyRecord[]): AnyRecord[] {
  const time = ({ appliedAt, createdAt }: AnyRecord) => String(appliedAt || createdAt || '')
  // ISO timestamps sort as plain text, and locale-aware comparison is slow.
  const byTime = (a: string, b: string) => Number(a < b) - Number(a > b)
  return rows.filter(({ _id }) => _id).sort((a, b) => byTime(time(a), time(b)))
}
