import {
  type DehydratedState,
  hydrate,
  notifyManager,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { isPartialList } from '#src/api/partial-records.ts'
import { findInLists, type SavedFor } from '#src/api/read-options.ts'
import { errorName } from '#src/offline/storage/open-database.ts'
import { reportStorage } from '#src/offline/storage/storage-state.ts'
import { createPersister, isCurrent, type Persister, rowName } from './persisted-query.ts'
import type { QueryRows } from './query-rows.ts'
import { WriteQueue } from './write-queue.ts'

interface QueryStoreOptions {
  client: QueryClient
  /** Name in the report of refused writes. */
  name: string
  savedFor: SavedFor
  rows: QueryRows
  /** Called when the disk is full, before the single retry. */
  makeRoom: () => Promise<void>
}

interface Stored {
  data: unknown
  dataUpdatedAt: number
}

/**
 * Stored queries of one database. Each is restored when a screen requests it, and written when this tab has fetched or
 * changed it.
 */
export class QueryStore {
  readonly #options: QueryStoreOptions
  readonly #persister: Persister
  /** Queries to write; `undefined` deletes the row. */
  readonly #queue: WriteQueue<Query | undefined>
  /** Rows of the database, as this tab read or wrote them, by the query's hash. */
  readonly #stored = new Map<string, Stored>()
  /** Queries that were just restored, by hash. They still have the time of their restoring. */
  readonly #justRestored = new Set<string>()
  /** Single rows that are being read. */
  readonly #readings = new Set<Promise<unknown>>()
  #state: 'open' | 'locked' | 'closed' = 'open'
  #restoring: Promise<void> | undefined

  constructor(options: QueryStoreOptions) {
    this.#options = options
    this.#persister = createPersister(options.rows)
    this.#queue = new WriteQueue(
      (hash, query) => this.#writeChange(hash, query),
      (isWritten) => reportStorage(options.name, isWritten),
    )
  }

  /**
   * Returns the stored data of a query that has none. A record without a row of its own is looked up in its list.
   * Afterwards the query is refetched if a screen shows it and it is not fresh.
   */
  async restore(query: Query): Promise<unknown> {
    if (this.#state !== 'open') return undefined
    const { queryHash, queryKey } = query
    this.#justRestored.add(queryHash)
    const reading = this.#persister.retrieveQuery(queryHash, ({ state }) => this.#setStoredDate(query, state))
    this.#readings.add(reading)
    const data = await reading.finally(() => this.#readings.delete(reading))
    if (data !== undefined) return this.#state === 'open' ? data : undefined
    const isRecord = queryKey[2] === 'detail'
    if (isRecord) await this.restoreAll()
    const row = isRecord && this.#state === 'open' ? findInLists(this.#options.client, queryKey) : undefined
    if (row) notifyManager.schedule(() => this.#setStoredDate(query, row))
    else this.#justRestored.delete(queryHash)
    return row?.data
  }

  /** Restores all queries that are not in memory, once. Settles also if the device refuses or does not respond. */
  restoreAll(): Promise<void> {
    if (this.#state !== 'open') return Promise.resolve()
    this.#restoring ??= this.#restoreRest().catch(() => {})
    return this.#restoring
  }

  /** Writes a query soon. */
  write(query: Query): void {
    const isOpen = this.#state === 'open'
    if (isOpen && !this.#justRestored.has(query.queryHash)) this.#queue.add(query.queryHash, query)
  }

  /** Deletes a row soon. Locked rows stay on the disk. */
  remove(queryHash: string): void {
    if (this.#state === 'open') this.#queue.add(queryHash, undefined)
  }

  /** Settles when every change so far was written or refused. */
  flush(): Promise<void> {
    return this.#queue.settle()
  }

  /** Stops reading, writing and deleting until `unlock`. */
  lock(): void {
    if (this.#state === 'open') this.#state = 'locked'
    this.#stored.clear()
    this.#restoring = undefined
  }

  unlock(): void {
    if (this.#state === 'locked') this.#state = 'open'
  }

  /** Stops for good; settles when the last write has ended. */
  async close(): Promise<void> {
    this.#state = 'closed'
    await this.#queue.close()
    reportStorage(this.#options.name, true)
  }

  /** Dates a restored query, which otherwise counts as just fetched, and refetches it. */
  #setStoredDate(query: Query, { data, dataUpdatedAt }: Stored): void {
    this.#justRestored.delete(query.queryHash)
    if (this.#state !== 'open' || query.state.data === undefined) return
    this.#stored.set(query.queryHash, { data, dataUpdatedAt })
    query.setState({ dataUpdatedAt, isInvalidated: isOutdated(this.#options.savedFor, dataUpdatedAt) })
    // The screen shows the error of a failed fetch.
    if (query.isActive() && query.isStale()) query.fetch().catch(() => {})
  }

  async #restoreRest(): Promise<void> {
    const { client, rows, savedFor } = this.#options
    await Promise.allSettled(this.#readings)
    const read = new Set([...this.#stored.keys(), ...this.#justRestored])
    const found = await rows.entries([...read].map(rowName))
    if (this.#state !== 'open') return
    const queries = found.flatMap(([name, row]): DehydratedState['queries'] => {
      if (!isCurrent(row)) {
        Promise.resolve(rows.removeItem(name)).catch(() => {})
        return []
      }
      const { data, dataUpdatedAt } = row.state
      this.#stored.set(row.queryHash, { data, dataUpdatedAt })
      const state = { ...row.state, isInvalidated: isOutdated(savedFor, dataUpdatedAt) }
      return [{ ...row, state, meta: { savedFor }, dehydratedAt: dataUpdatedAt }]
    })
    // By default, restored queries would be removed from memory after five minutes, and then from the disk.
    hydrate(client, { queries }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  }

  async #writeChange(hash: string, query: Query | undefined): Promise<void> {
    if (this.#state !== 'open') return
    if (!query) {
      await this.#options.rows.removeItem(rowName(hash))
      this.#stored.delete(hash)
      return
    }
    const { data, dataUpdatedAt } = query.state
    const stored = this.#stored.get(hash)
    const isStored = stored?.data === data && stored?.dataUpdatedAt === dataUpdatedAt
    // A partial list would replace the whole list of an earlier visit.
    if (data === undefined || isStored || isPartialList(data)) return
    await this.#persister.persistQuery(query).catch(async (error: unknown) => {
      if (errorName(error) !== 'QuotaExceededError' || this.#state !== 'open') throw error
      await this.#options.makeRoom()
      if (this.#state === 'open') await this.#persister.persistQuery(query)
    })
    this.#stored.set(hash, { data, dataUpdatedAt })
  }
}

/**
 * Whether restored data must be refetched whatever its age. Staff who open the app expect current data; data dated in
 * the future would never become stale.
 */
function isOutdated(savedFor: SavedFor, dataUpdatedAt: number): boolean {
  return savedFor === 'staff' || dataUpdatedAt > Date.now()
}
