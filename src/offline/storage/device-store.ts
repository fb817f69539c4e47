import type { UseStore } from 'idb-keyval'
import { hasEarlierData } from './earlier-data.ts'
import { Database } from './open-database.ts'
import { type outboxDatabase, staffDatabase } from './storage-names.ts'
import { type DatabaseName, type StaffStoreName, stores, storesOf } from './stores.ts'

type KeyValueDatabase = Exclude<DatabaseName, typeof outboxDatabase>

interface Opened {
  database: Database
  /** Settles when the data of the version before has been moved. */
  moved: Promise<void>
}

/** Databases of this page. A test replaces the factory for each device. */
const opened = new WeakMap<IDBFactory, Map<KeyValueDatabase, Opened>>()

/** Opens an object store, in the form that idb-keyval takes. The database is created at its first use. */
export function deviceStore(name: StaffStoreName | 'pages'): UseStore {
  const store = stores[name]
  return async (mode, callback) => {
    const { database, moved } = open(store.database)
    await moved
    return database.run(async (connection, signal) => {
      const transaction = connection.transaction(store.name, mode)
      signal.addEventListener('abort', () => abort(transaction))
      return callback(transaction.objectStore(store.name))
    })
  }
}

function open(name: KeyValueDatabase): Opened {
  const factory = globalThis.indexedDB
  const known = factory && opened.get(factory)?.get(name)
  if (known) return known
  const database = new Database({
    name,
    version: 1,
    upgrade: ({ db }) => {
      for (const store of storesOf(name)) db.createObjectStore(store.name)
    },
  })
  const one = { database, moved: name === staffDatabase ? moveEarlierData(database) : Promise.resolve() }
  if (factory) opened.set(factory, (opened.get(factory) ?? new Map()).set(name, one))
  return one
}

async function moveEarlierData(database: Database): Promise<void> {
  try {
    if (!(await hasEarlierData())) return
    const { moveTo } = await import('./move-earlier-data.ts')
    await moveTo(database)
  } catch {
    // The data stays where it is for the next page load.
  }
}

/** Aborts a transaction that was given up: it must not complete later, after a sign-out. */
function abort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // The transaction has already ended.
  }
}
