import { openExisting } from '#src/offline/disk/open-database.ts'

/** Whether this device has any submission, without loading the outbox or creating its database. */
export async function hasItems(): Promise<boolean> {
  try {
    const database = await openExisting('outbox')
    if (!database) return false
    try {
      const counting = database.transaction('items').objectStore('items').count()
      return await new Promise<boolean>((resolve, reject) => {
        counting.onsuccess = () => resolve(counting.result > 0)
        counting.onerror = () => reject(counting.error)
      })
    } finally {
      database.close()
    }
  } catch {
    // If the browser blocks storage, even opening a database throws.
    return false
  }
}
