import type { UseStore } from 'idb-keyval'
import { Database } from './open-database.ts'

/** Opens a database with one object store, in the form that idb-keyval takes. */
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

/** Aborts a transaction that was given up: it must not complete later, after a sign-out. */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}
