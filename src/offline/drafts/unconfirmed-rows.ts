/** Runs one transaction on the rows of the drafts. */
type Write = (task: (rows: IDBObjectStore) => void) => Promise<unknown>

/**
 * Rows on their way to the disk. A browser may drop a transaction together with the page that asked for it, even one
 * that is committed already. So a page that goes leaves them in localStorage, which is written before it goes, and
 * whoever reads the rows next brings them to the disk. Of its key such a row is always the latest: nobody writes under
 * a key before having read.
 *
 * @param prefix of their names in localStorage
 */
export function unconfirmedRows<Row>(
  prefix: string,
  toText: (row: Row) => string,
  fromText: (text: string) => Row,
) {
  const waiting = new Map<string, Row>()

  /** Call it when the page goes. A row that is confirmed after that is taken away again. */
  function leave() {
    for (const [key, row] of waiting)
      orNothing(() => {
        localStorage[prefix + key] = toText(row)
      })
    waiting.clear()
  }

  /** The row, or each one where no key is given, is not brought to the disk any more. */
  function forget(key?: string) {
    if (key === undefined) waiting.clear()
    else waiting.delete(key)
    remove(key === undefined ? namesOf(prefix) : [prefix + key])
  }

  return {
    leave,
    forget,
    /** From now on it is left by a page that goes. */
    queue: (key: string, row: Row) => void waiting.set(key, row),
    /** What the disk refuses it refuses before its person's eyes, and it is not left. @throws what `putting` is rejected with */
    put: async (key: string, row: Row, putting: Promise<unknown>): Promise<void> => {
      try {
        await putting
      } catch (error) {
        if (waiting.get(key) === row) waiting.delete(key)
        throw error
      }
      if ((waiting.get(key) ?? row) === row) forget(key)
    },
    /** Brings to the disk what pages have left. What it refuses stays for the next time. @param write runs one transaction */
    recover: async (write: Write): Promise<void> => {
      const left = namesOf(prefix)
      if (!left[0]) return
      const rows = left.map((name) => orNothing(() => fromText(localStorage[name])))
      try {
        await write((store) => {
          // What nobody can read is only taken away.
          for (const [index, name] of left.entries())
            if (rows[index]) store.put(rows[index], name.slice(prefix.length))
        })
        remove(left)
      } catch {
        // Other drafts are read all the same.
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

/** Where storage is refused, or has no room, the disk is all there is. */
function orNothing<Result>(task: () => Result): Result | undefined {
  try {
    return task()
  } catch {
    return undefined
  }
}
