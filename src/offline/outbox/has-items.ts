import { openExisting } from '#src/offline/storage/open-database.ts'
import { outboxDatabase } from '#src/offline/storage/storage-names.ts'

/** Whether this device has any submission, without loading the outbox or creating its database. */
export const hasItems = () => hasRows(['items'])

/** Whether this device has any submission or draft of a visitor. */
export const hasVisitorData = () => hasRows(['items', 'drafts'])

async function hasRows(stores: string[]): Promise<boolean> {
  try {
    const database = await openExisting(outboxDatabase)
    if (!database) return false
    try {
      const transaction = database.transaction(stores)
      const counts = await Promise.all(stores.map((store) => count(transaction.objectStore(store))))
      return counts.some((rows) => rows > 0)
    } finally {
      database.close()
    }
  } catch {
    // If the browser blocks storage, even opening a database throws.
    return false
  }
}

function count(store: IDBObjectStore): Promise<number> {
  return new Promise((resolve, reject) => {
    const counting = store.count()
    counting.onsuccess = () => resolve(counting.result)
    counting.onerror = () => reject(counting.error)
  })
}
