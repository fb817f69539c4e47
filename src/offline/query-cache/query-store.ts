import type { DehydratedState, Query } from '@tanstack/react-query'
import type { SavedFor } from '#src/api/read-options.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { errorName } from '#src/offline/disk/open-database.ts'
import type { QueryRows, SavedQuery } from '#src/offline/disk/query-rows.ts'
import type { SavedHead } from '#src/offline/disk/saved-head.ts'
import { reportStorage } from './storage-state.ts'

/** Version of the stored shape; raising it drops older cached responses. */
export const SHAPE = 1

export type RestoredQuery = DehydratedState['queries'][number]

const hour = 60 * 60_000
const day = 24 * hour
const longestAge: Record<SavedFor, number> = { staff: 30 * day, visitor: 90 * day }
/** Clock difference that affects no displayed age, in milliseconds. */
const negligible = hour

interface QueryStoreOptions {
  /** The database's name. */
  name: string
  savedFor: SavedFor
  rows: QueryRows
  /** Called when the disk is full, before the single retry. */
  makeRoom: () => Promise<void>
}

/** Cached queries of one database, and this tab's knowledge of them. */
export class QueryStore {
  readonly #options: QueryStoreOptions
  /** Rows in the database, as this tab wrote or read them. */
  readonly #written = new Map<string, { data: unknown; dataUpdatedAt: number }>()
  readonly #removed = new Set<string>()
  /** Rows that seem too old by a clock that the server has not confirmed yet. */
  readonly #doubtful = new Map<string, SavedQuery>()
  #state: 'open' | 'locked' | 'closed' = 'open'
  #lastTask: Promise<unknown> = Promise.resolve()

  constructor(options: QueryStoreOptions) {
    this.#options = options
  }

  /** Whether the database has this response, as far as this tab wrote or read it. */
  has({ queryHash, state }: Query): boolean {
    const known = this.#written.get(queryHash)
    return known !== undefined && known.data === state.data && known.dataUpdatedAt === state.dataUpdatedAt
  }

  /** Returns all valid rows that were not read yet; invalid ones are deleted one by one. */
  async read(): Promise<RestoredQuery[]> {
    return this.#state === 'open' ? this.#take(await this.#options.rows.all([...this.#written.keys()])) : []
  }

  /** Returns the valid rows of some queries; of long lists only their heads. */
  async readFirst(hashes: string[]): Promise<{ queries: RestoredQuery[]; heads: SavedHead[] }> {
    if (this.#state !== 'open') return { queries: [], heads: [] }
    const { rows, heads } = (await this.#options.rows.first?.(hashes)) ?? { rows: [], heads: [] }
    const freshHeads = heads.filter((head) => !this.#isTooOld(head, serverClock.trustedNow()))
    return {
      queries: this.#take(rows),
      heads: freshHeads.map((head) => ({ ...head, dataUpdatedAt: onThisClock(head) })),
    }
  }

  async readSome(hashes: string[]): Promise<RestoredQuery[]> {
    return this.#state === 'open' ? this.#take((await this.#options.rows.some?.(hashes)) ?? []) : []
  }

  remove(hash: string): void {
    // Locked rows are removed from memory only and stay on the disk.
    if (this.#state === 'locked') return
    this.#written.delete(hash)
    this.#removed.add(hash)
  }

  /** Writes changed queries; a failed write is tried again with the next change. */
  save(unsaved: () => Query[]): Promise<void> {
    const { name } = this.#options
    return this.#inTurn(() => this.#write(unsaved())).then(
      () => reportStorage(name, true),
      () => reportStorage(name, false),
    )
  }

  /** Stops reading, writing and removing until `unlock`. */
  lock(): void {
    if (this.#state === 'open') this.#state = 'locked'
    this.#written.clear()
  }

  unlock(): void {
    if (this.#state === 'locked') this.#state = 'open'
  }

  /** Stops writing for good; settles when the last write is done. */
  async close(): Promise<void> {
    this.#state = 'closed'
    await this.#lastTask
    reportStorage(this.#options.name, true)
  }

  /** Runs tasks one after the other, so that nothing is written after `close`. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#lastTask.then(() => (this.#state === 'open' ? task() : undefined))
    this.#lastTask = done.catch(() => {})
    return done
  }

  async #write(unsaved: Query[]): Promise<void> {
    const { rows, makeRoom } = this.#options
    const queries = new Map(unsaved.map((query) => [query.queryHash, toSaved(query)]))
    this.#dropDoubtful()
    const removed = [...this.#removed]
    if (removed.length > 0) await rows.remove(removed)
    for (const hash of removed) this.#removed.delete(hash)
    if (queries.size === 0) return
    await rows.writeNewer(queries).catch(async (error: unknown) => {
      if (errorName(error) !== 'QuotaExceededError' || this.#state !== 'open') throw error
      await makeRoom()
      if (this.#state === 'open') await rows.writeNewer(queries)
    })
    for (const [hash, query] of queries) this.#written.set(hash, query)
  }

  #take(saved: [hash: string, row: unknown][]): RestoredQuery[] {
    return saved.flatMap(([hash, row]) => {
      if (!isSaved(row) || this.#isTooOld(row, serverClock.trustedNow())) {
        this.#removed.add(hash)
        return []
      }
      if (this.#isTooOld(row, serverClock.now())) this.#doubtful.set(hash, row)
      const query = { ...row, dataUpdatedAt: onThisClock(row) }
      this.#written.set(hash, query)
      return [toRestored(hash, query, this.#options.savedFor)]
    })
  }

  /** Deletes old rows once a response may have confirmed the clock. Refetched ones stay. */
  #dropDoubtful(): void {
    for (const [hash, row] of this.#doubtful) {
      const isRefreshed = this.#written.get(hash)?.data !== row.data
      if (isRefreshed) this.#doubtful.delete(hash)
      else if (this.#isTooOld(row, serverClock.trustedNow())) {
        this.#doubtful.delete(hash)
        this.#removed.add(hash)
      }
    }
  }

  #isTooOld({ dataUpdatedAt, clockOffset = 0 }: Dated, now: number): boolean {
    return now - (dataUpdatedAt + clockOffset) >= longestAge[this.#options.savedFor]
  }
}

type Dated = Pick<SavedQuery, 'dataUpdatedAt' | 'clockOffset'>

/** Converts a response's time to the current clock, which may have been corrected since. */
function onThisClock({ dataUpdatedAt, clockOffset = 0 }: Dated): number {
  const shift = clockOffset - serverClock.offset()
  return Math.abs(shift) < negligible ? dataUpdatedAt : dataUpdatedAt + shift
}

function toSaved({ queryKey, state }: Query): SavedQuery {
  const { data, dataUpdatedAt } = state
  const clockOffset = serverClock.offset()
  const isOff = Math.abs(clockOffset) >= negligible
  return { shape: SHAPE, queryKey, data, dataUpdatedAt, ...(isOff && { clockOffset }) }
}

function toRestored(queryHash: string, row: SavedQuery, savedFor: SavedFor): RestoredQuery {
  return {
    queryHash,
    queryKey: row.queryKey,
    meta: { savedFor },
    dehydratedAt: row.dataUpdatedAt,
    state: {
      data: row.data,
      dataUpdatedAt: row.dataUpdatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      // Staff who open the app expect current data, so refetch. A visitor's cached page may be old, but data dated in
      // the future would never become stale.
      isInvalidated: savedFor === 'staff' || row.dataUpdatedAt > Date.now(),
      status: 'success',
    },
  }
}

function isSaved(row: unknown): row is SavedQuery {
  const { shape, queryKey, data, dataUpdatedAt } = Object(row)
  return shape === SHAPE && Array.isArray(queryKey) && data !== undefined && typeof dataUpdatedAt === 'number'
}
