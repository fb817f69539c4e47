/** Whether this device holds anything that was submitted: a look that loads no more and leaves no database behind. */
export function hasItems(): Promise<boolean> {
  // Where a site may not keep anything, asking alone throws.
  return look().catch(() => false)
}

function look(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open('outbox')
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      const database = request.result
      const counting = database.transaction('items').objectStore('items').count()
      counting.onsuccess = () => {
        database.close()
        resolve(counting.result > 0)
      }
      counting.onerror = () => resolve(false)
    }
  })
}
