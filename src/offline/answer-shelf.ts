import { clear, createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval'
import type { SavedFor } from '#src/api/crud.ts'

/** Raised by one when the shape of a saved answer changes; older ones are then dropped, one by one. */
const shape = 1

/** One saved answer: the query's hash is its key. */
export interface SavedAnswer {
  savedFor: SavedFor
  queryKey: readonly unknown[]
  queryHash: string
  data: unknown
  /** Milliseconds since 1970. */
  dataUpdatedAt: number
}

/** Where one audience's answers are kept. */
export interface AnswerShelf {
  /** What is fresh enough; what is not is removed. */
  read: () => Promise<SavedAnswer[]>
  write: (answers: SavedAnswer[]) => Promise<void>
  drop: (hashes: string[]) => Promise<void>
  empty: () => Promise<void>
}

/**
 * Opens a database of its own: idb-keyval allows one store in each.
 *
 * @param maxAge in milliseconds
 */
export function openShelf(name: string, maxAge: number): AnswerShelf {
  let store: UseStore | undefined
  /** Browsers close idle connections; the first call afterwards fails, the second opens again. */
  async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
    try {
      store ??= createStore(name, 'answers')
      return await work(store)
    } catch (error) {
      if (!isClosed(error)) throw error
      store = createStore(name, 'answers')
      return work(store)
    }
  }
  const shelf: AnswerShelf = {
    read: async () => {
      const kept = await attempt((open) => entries<string, unknown>(open))
      const oldest = Date.now() - maxAge
      const isGood = (value: unknown) => isSaved(value) && value.answer.dataUpdatedAt > oldest
      const bad = kept.filter(([, value]) => !isGood(value)).map(([hash]) => hash)
      if (bad.length > 0) await shelf.drop(bad)
      return kept.flatMap(([, value]) => (isSaved(value) && isGood(value) ? [value.answer] : []))
    },
    write: (answers) =>
      attempt((open) =>
        setMany(
          answers.map((answer) => [answer.queryHash, { shape, answer }]),
          open,
        ),
      ),
    drop: (hashes) => attempt((open) => delMany(hashes, open)),
    empty: () => attempt((open) => clear(open)),
  }
  return shelf
}

function isClosed(error: unknown): boolean {
  const closed = ['InvalidStateError', 'UnknownError', 'AbortError']
  return error instanceof DOMException && closed.includes(error.name)
}

function isSaved(value: unknown): value is { shape: number; answer: SavedAnswer } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shape' in value &&
    value.shape === shape &&
    'answer' in value
  )
}
