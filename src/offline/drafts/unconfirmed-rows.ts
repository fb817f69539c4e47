/** Runs one transaction on the rows of the drafts. */
type Write = (task: (rows: IDBObjectStore) => void) => Promise<unknown>

/**
 * Rows on their way to the disk. A browser may drop a transaction together with the page that asked for it, even one
 * that is committed already. So a page that goes leaves them in localStorage, which is written before it goes, and
 * whoever reads the rows next brings them to the disk.
 *
 * @param prefix of their names in localStorage
 */
export function unconfirmedRows<Row extends { at: number }>(
  prefix: string,
  toText: (row: Row) => string,
  fromText: (text: string) => Row,
) {
  const unconfirmed = new Map<string, Row>()

  /** Call it when the page goes. */
  function leave() {
    try {
      for (const [key, row] of unconfirmed) localStorage[prefix + key] = toText(row)
    } catch {
      // Storage is refused or full: then the disk is all there is.
    }
  }

  /** The row, or each one where no key is given, is not brought to the disk any more. */
  function forget(key?: string) {
    if (key === undefined) unconfirmed.clear()
    else unconfirmed.delete(key)
    remove(key === undefined ? namesOf(prefix) : [prefix + key])
  }

  return {
    leave,
    forget,
    /** The row is on its way until `putting` is fulfilled. @throws what `putting` is rejected with */
    put: async (key: string, row: Row, putting: Promise<unknown>): Promise<void> => {
      unconfirmed.set(key, row)
      await putting
      if (unconfirmed.get(key) === row) forget(key)
    },
    /** Brings to the disk what it has not confirmed to this page or to one that has gone, unless it has something later. */
    recover: async (write: Write): Promise<void> => {
      leave()
      const left = namesOf(prefix)
      if (!left[0]) return
      await write((rows) => {
        for (const name of left) {
          const key = name.slice(prefix.length)
          const row = fromText(localStorage[name])
          const asked: IDBRequest<Row | undefined> = rows.get(key)
          asked.onsuccess = () => {
            if (row.at > (asked.result?.at ?? 0)) rows.put(row, key)
          }
        }
      })
      remove(left)
    },
  }
}

function namesOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

function remove(names: string[]) {
  try {
    for (const name of names) delete localStorage[name]
  } catch {
    // Where storage is refused there is nothing.
  }
}
