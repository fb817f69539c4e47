import { openExisting } from '#src/offline/storage/open-database.ts'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'

type Row = [key: IDBValidKey, value: unknown]

/**
 * Returns all rows of a database, by object store. Does not create a missing database.
 *
 * @throws {DOMException} `TimeoutError` if the device does not respond within two seconds
 */
export async function databaseContents(name: string): Promise<Map<string, Row[]>> {
  const contents = new Map<string, Row[]>()
  const database = await openExisting(name)
  if (!database) return contents
  try {
    const stores = [...database.objectStoreNames]
    if (stores.length === 0) return contents
    const reading = database.transaction(stores)
    const read = async (store: string): Promise<Row[]> => {
      const rows = reading.objectStore(store)
      const [keys, values] = await Promise.all([settled(rows.getAllKeys()), settled(rows.getAll())])
      return keys.map((key, index) => [key, values[index]])
    }
    await withTimeout(Promise.all(stores.map(async (store) => contents.set(store, await read(store)))))
    return contents
  } finally {
    database.close()
  }
}

/**
 * Deletes all rows of a database. Does not create a missing database.
 *
 * @param keeps tells which rows stay
 */
export async function emptyDatabase(
  name: string,
  keeps: (store: string, key: IDBValidKey, row: unknown) => boolean = () => false,
): Promise<void> {
  const database = await openExisting(name)
  if (!database) return
  try {
    const stores = [...database.objectStoreNames]
    if (stores.length === 0) return
    const writing = database.transaction(stores, 'readwrite')
    for (const store of stores) {
      const walk = writing.objectStore(store).openCursor()
      walk.onsuccess = () => {
        const row = walk.result
        if (!row) return
        if (!keeps(store, row.primaryKey, row.value)) row.delete()
        row.continue()
      }
    }
    const written = new Promise((resolve, reject) => {
      writing.oncomplete = resolve
      writing.onabort = () => reject(writing.error)
    })
    await withTimeout(written)
  } finally {
    database.close()
  }
}

/** Estimates the bytes of a stored value. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength
  if (value instanceof Blob) return value.size
  if (typeof value !== 'object' || value === null) return 8
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + bytesOf(part), 0)
}

/** Returns the number of unsent messages of visitors: they must not be deleted without asking. */
export async function unsentMessages(): Promise<number> {
  const items = (await databaseContents('outbox')).get('items') ?? []
  return items.filter(([, item]) => Object(item).state !== 'sent').length
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
