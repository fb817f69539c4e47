import type { DehydratedState, Query } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import type { SavedFor } from '#src/api/crud.ts'
import { nameOf, type QueryRows, type SavedQuery } from '#src/offline/disk/device-store.ts'

/** Raised when records are stored in another shape than before: older answers are then dropped. */
export const SHAPE = 1

/** Whether answers reach the device's disk, or live in this tab only (private mode, no room left). */
export const storageAtom = atom<'kept' | 'memory'>('kept')

const refusing = new Set<string>()

/** Notes whether a database takes what it is given. */
export function reportStorage(name: string, isKept: boolean): void {
  if (isKept) refusing.delete(name)
  else refusing.add(name)
  getDefaultStore().set(storageAtom, refusing.size === 0 ? 'kept' : 'memory')
}

export type RestoredQuery = DehydratedState['queries'][number]
export type SavedArea = ReturnType<typeof openAnswerStore>

const day = 24 * 60 * 60_000
const longestAge: Record<SavedFor, number> = { staff: 30 * day, visitor: 90 * day }

/**
 * One database's saved queries, and what this tab knows to be in it.
 *
 * @param makeRoom called when the disk is full, before the one retry
 */
export function openAnswerStore(
  name: string,
  savedFor: SavedFor,
  rows: QueryRows,
  makeRoom: () => Promise<void>,
) {
  const written = new Map<string, { data: unknown; dataUpdatedAt: number }>()
  const removed = new Set<string>()
  let isClosed = false
  let turn: Promise<unknown> = Promise.resolve()

  /** One after the other, so that nothing is written behind the back of `close`. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    const done = turn.then(() => (isClosed ? undefined : task()))
    turn = done.catch(() => {})
    return done
  }

  async function save(unsaved: Query[]) {
    const queries = new Map(unsaved.map((query) => [query.queryHash, toSaved(query)]))
    const gone = [...removed]
    if (gone.length > 0) await rows.remove(gone)
    for (const hash of gone) removed.delete(hash)
    if (queries.size === 0) return
    await rows.writeNewer(queries).catch(async (error: unknown) => {
      if (nameOf(error) !== 'QuotaExceededError' || isClosed) throw error
      await makeRoom()
      if (!isClosed) await rows.writeNewer(queries)
    })
    for (const [hash, query] of queries) written.set(hash, query)
  }

  function good(kept: [hash: string, row: unknown][]): RestoredQuery[] {
    return kept.flatMap(([hash, row]) => {
      if (!isSaved(row) || !isFresh(row, savedFor)) {
        removed.add(hash)
        return []
      }
      written.set(hash, row)
      return [toRestored(hash, row, savedFor)]
    })
  }

  return {
    /** Whether the database has this answer, as far as this tab wrote or read it. */
    has({ queryHash, state }: Query): boolean {
      const known = written.get(queryHash)
      return known !== undefined && known.data === state.data && known.dataUpdatedAt === state.dataUpdatedAt
    },
    /** All answers that are still good and were not read yet; the others are dropped one by one. */
    read: async () => good(await rows.all([...written.keys()])),
    /** The good ones of some queries; of long lists only their heads. */
    async readFirst(hashes: string[]) {
      const { rows: kept, heads } = (await rows.first?.(hashes)) ?? { rows: [], heads: [] }
      return { queries: good(kept), heads: heads.filter((head) => isFresh(head, savedFor)) }
    },
    readSome: async (hashes: string[]) => good((await rows.some?.(hashes)) ?? []),
    remove(hash: string) {
      written.delete(hash)
      removed.add(hash)
    },
    /** Writes what changed; a failure leaves it in memory, to be tried again with the next change. */
    save: (unsaved: () => Query[]) =>
      inTurn(() => save(unsaved())).then(
        () => reportStorage(name, true),
        () => reportStorage(name, false),
      ),
    /** From now on nothing is written; settles when the last write has. */
    async close(): Promise<void> {
      isClosed = true
      await turn
      reportStorage(name, true)
    },
  }
}

function toSaved({ queryKey, state }: Query): SavedQuery {
  return { shape: SHAPE, queryKey, data: state.data, dataUpdatedAt: state.dataUpdatedAt }
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
      // Staff who open the app want what is new now; a visitor's page may be as old as any other answer.
      isInvalidated: savedFor === 'staff',
      status: 'success',
    },
  }
}

function isSaved(row: unknown): row is SavedQuery {
  if (typeof row !== 'object' || row === null) return false
  const { shape, queryKey, data, dataUpdatedAt } = row as Record<keyof SavedQuery, unknown>
  return shape === SHAPE && Array.isArray(queryKey) && data !== undefined && typeof dataUpdatedAt === 'number'
}

function isFresh({ dataUpdatedAt }: Pick<SavedQuery, 'dataUpdatedAt'>, savedFor: SavedFor): boolean {
  return Date.now() - dataUpdatedAt < longestAge[savedFor]
}
