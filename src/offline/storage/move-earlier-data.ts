import { databaseContents, emptyDatabase } from './device-contents.ts'
import { isEarlierDatabase, replacedDatabases } from './earlier-data.ts'
import { databaseNames } from './list-databases.ts'
import type { Database } from './open-database.ts'

/**
 * Moves the data of the version before to the database of staff: keys, drafts, pinned files, follow-ups, views and
 * sign-outs. Encrypted rows stay as they are, because their keys move with them. Cached responses are deleted. Safe to
 * repeat after an interruption, and while a tab of the version before still writes.
 */
export async function moveTo(database: Database): Promise<void> {
  const names = (await databaseNames()).filter(isEarlierDatabase)
  for (const [name, store] of Object.entries(replacedDatabases)) {
    if (!names.includes(name)) continue
    const rows = (await databaseContents(name)).get('queries') ?? []
    await database.run((connection) => putMissing(connection.transaction(store, 'readwrite'), store, rows))
    // A tab may block the deletion: the rows must not be moved again.
    await emptyDatabase(name)
  }
  for (const name of names) await deleteDatabase(name)
}

/** Writes rows unless the store has one that is as new. */
function putMissing(
  transaction: IDBTransaction,
  store: string,
  rows: [IDBValidKey, unknown][],
): Promise<void> {
  const target = transaction.objectStore(store)
  for (const [key, row] of rows) {
    const reading = target.get(key)
    reading.onsuccess = () => {
      const isNewer = reading.result === undefined || Object(row).at > Object(reading.result).at
      if (isNewer) target.put(row, key)
    }
  }
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

/** Deletes a database. A tab that has it open closes it, at the latest when it is closed itself. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    const end = () => resolve()
    request.onsuccess = end
    request.onerror = end
    request.onblocked = end
  })
}
