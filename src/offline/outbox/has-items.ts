import { openExisting } from '#src/offline/disk/open-database.ts'

/** Whether this device holds anything that was submitted: a look that loads no more and leaves no database behind. */
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
    // Where a site may not keep anything, asking alone throws.
    return false
  }
}
