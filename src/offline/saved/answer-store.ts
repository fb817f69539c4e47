import type { DehydratedState, Query } from '@tanstack/react-query'
import type { SavedFor } from '#src/api/read-options.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { errorName } from '#src/offline/disk/open-database.ts'
import type { QueryRows, SavedQuery } from '#src/offline/disk/query-rows.ts'
import type { SavedHead } from '#src/offline/disk/saved-head.ts'
import { reportStorage } from './storage-state.ts'

/** Raised when records are stored in another shape than before: older answers are then dropped. */
export const SHAPE = 1

export type RestoredQuery = DehydratedState['queries'][number]

const hour = 60 * 60_000
const day = 24 * hour
const longestAge: Record<SavedFor, number> = { staff: 30 * day, visitor: 90 * day }
/** A difference between two clocks that changes no age that anybody reads. */
const negligible = hour

interface AnswerStoreOptions {
  /** The database's name. */
  name: string
  savedFor: SavedFor
  rows: QueryRows
  /** Called when the disk is full, before the one retry. */
  makeRoom: () => Promise<void>
}

/** One database's saved queries, and what this tab knows to be in it. */
export class AnswerStore {
  readonly #options: AnswerStoreOptions
  /** What the database has, as this tab wrote or read it. */
  readonly #written = new Map<string, { data: unknown; dataUpdatedAt: number }>()
  readonly #removed = new Set<string>()
  /** What seems too old by a clock that nothing has confirmed yet. */
  readonly #doubtful = new Map<string, SavedQuery>()
  #state: 'open' | 'locked' | 'closed' = 'open'
  #lastTask: Promise<unknown> = Promise.resolve()

  constructor(options: AnswerStoreOptions) {
    this.#options = options
  }

  /** Whether the database has this answer, as far as this tab wrote or read it. */
  has({ queryHash, state }: Query): boolean {
    const known = this.#written.get(queryHash)
    return known !== undefined && known.data === state.data && known.dataUpdatedAt === state.dataUpdatedAt
  }

  /** All answers that are still good and were not read yet; the others are dropped one by one. */
  async read(): Promise<RestoredQuery[]> {
    return this.#state === 'open' ? this.#take(await this.#options.rows.all([...this.#written.keys()])) : []
  }

  /** The good ones of some queries; of long lists only their heads. */
  async readFirst(hashes: string[]): Promise<{ queries: RestoredQuery[]; heads: SavedHead[] }> {
    if (this.#state !== 'open') return { queries: [], heads: [] }
    const { rows, heads } = (await this.#options.rows.first?.(hashes)) ?? { rows: [], heads: [] }
    const freshHeads = heads.filter((head) => !this.#isTooOld(head, serverClock.believedNow()))
    return {
      queries: this.#take(rows),
      heads: freshHeads.map((head) => ({ ...head, dataUpdatedAt: onThisClock(head) })),
    }
  }

  async readSome(hashes: string[]): Promise<RestoredQuery[]> {
    return this.#state === 'open' ? this.#take((await this.#options.rows.some?.(hashes)) ?? []) : []
  }

  remove(hash: string): void {
    // What leaves the memory because it may not be shown stays on the disk.
    if (this.#state === 'locked') return
    this.#written.delete(hash)
    this.#removed.add(hash)
  }

  /** Writes what changed; a failure leaves it in memory, to be tried again with the next change. */
  save(unsaved: () => Query[]): Promise<void> {
    const { name } = this.#options
    return this.#inTurn(() => this.#write(unsaved())).then(
      () => reportStorage(name, true),
      () => reportStorage(name, false),
    )
  }

  /** Until `unlock` nothing is read, written or removed. */
  lock(): void {
    if (this.#state === 'open') this.#state = 'locked'
    this.#written.clear()
  }

  unlock(): void {
    if (this.#state === 'locked') this.#state = 'open'
  }

  /** From now on nothing is written; settles when the last write has. */
  async close(): Promise<void> {
    this.#state = 'closed'
    await this.#lastTask
    reportStorage(this.#options.name, true)
  }

  /** One after the other, so that nothing is written behind the back of `close`. */
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
      if (!isSaved(row) || this.#isTooOld(row, serverClock.believedNow())) {
        this.#removed.add(hash)
        return []
      }
      if (this.#isTooOld(row, serverClock.now())) this.#doubtful.set(hash, row)
      const query = { ...row, dataUpdatedAt: onThisClock(row) }
      this.#written.set(hash, query)
      return [toRestored(hash, query, this.#options.savedFor)]
    })
  }

  /** By now an answer may have told the time. What has been fetched anew meanwhile stays. */
  #dropDoubtful(): void {
    for (const [hash, row] of this.#doubtful) {
      const isRefreshed = this.#written.get(hash)?.data !== row.data
      if (isRefreshed) this.#doubtful.delete(hash)
      else if (this.#isTooOld(row, serverClock.believedNow())) {
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

/** When an answer came, by the clock as it goes now: it may have been put right since. */
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
      // Staff who open the app want what is new now; a visitor's page may be as old as any other answer, but one "from
      // the future" would never grow old.
      isInvalidated: savedFor === 'staff' || row.dataUpdatedAt > Date.now(),
      status: 'success',
    },
  }
}

function isSaved(row: unknown): row is SavedQuery {
  const { shape, queryKey, data, dataUpdatedAt } = Object(row)
  return shape === SHAPE && Array.isArray(queryKey) && data !== undefined && typeof dataUpdatedAt === 'number'
}
