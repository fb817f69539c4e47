/** Runs one transaction on the rows of the drafts. */
type Write = (task: (rows: IDBObjectStore) => void) => Promise<unknown>

/**
 * Tracks rows on their way to the disk. A browser may drop a transaction together with its page, even a committed one.
 * A closing page therefore writes them to localStorage, synchronously, and the next reader of the rows moves them to
 * the disk. Such a row is always the latest of its key: no one writes under a key before reading it.
 *
 * @param prefix of their names in localStorage
 */
export function unconfirmedRows<Row>(
  prefix: string,
  toText: (row: Row) => string,
  fromText: (text: string) => Row,
) {
  const waiting = new Map<string, Row>()

  /** Stores the waiting rows in localStorage when the page closes. A row that is confirmed later is removed again. */
  function leave() {
    for (const [key, row] of waiting)
      orNothing(() => {
        localStorage[prefix + key] = toText(row)
      })
    waiting.clear()
  }

  /** Stops writing a row to the disk; all rows without a key. */
  function forget(key?: string) {
    if (key === undefined) waiting.clear()
    else waiting.delete(key)
    remove(key === undefined ? namesOf(prefix) : [prefix + key])
  }

  return {
    leave,
    forget,
    /** Queues a row: a closing page stores it. */
    queue: (key: string, row: Row) => void waiting.set(key, row),
    /** Waits for a write. The user sees a rejection, so the row is not stored again. @throws the error of `putting` */
    put: async (key: string, row: Row, putting: Promise<unknown>): Promise<void> => {
      try {
        await putting
      } catch (error) {
        if (waiting.get(key) === row) waiting.delete(key)
        throw error
      }
      if ((waiting.get(key) ?? row) === row) forget(key)
    },
    /** Moves stored rows to the disk; rejected ones stay for the next time. @param write runs one transaction */
    recover: async (write: Write): Promise<void> => {
      const left = namesOf(prefix)
      if (!left[0]) return
      const rows = left.map((name) => orNothing(() => fromText(localStorage[name])))
      try {
        await write((store) => {
          // Unreadable rows are only deleted.
          for (const [index, name] of left.entries())
            if (rows[index]) store.put(rows[index], name.slice(prefix.length))
        })
        remove(left)
      } catch {
        // Other drafts can still be read.
      }
    },
  }
}

const namesOf = (prefix: string): string[] =>
  orNothing(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? []

function remove(names: string[]) {
  orNothing(() => {
    for (const name of names) delete localStorage[name]
  })
}

/** Runs a task on localStorage; undefined if storage is blocked or full, where the disk is the only store. */
function orNothing<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
