import type { UseStore } from 'idb-keyval'
import { Database } from './open-database.ts'

/** A database of the device with one object store, in the form that idb-keyval takes. */
export function deviceStore(name: string): UseStore {
  const database = new Database({
    name,
    version: 1,
    upgrade: ({ db }) => void db.createObjectStore('queries'),
  })
  return (mode, callback) =>
    database.run(async (connection, signal) => {
      const transaction = connection.transaction('queries', mode)
      signal.addEventListener('abort', () => abort(transaction))
      return callback(transaction.objectStore('queries'))
    })
}

/** A write that has been given up must not happen later, behind a sign-out. */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}
