import { Database } from '#src/offline/storage/open-database.ts'
import { outboxDatabase } from '#src/offline/storage/storage-names.ts'

type Rows = 'items' | 'files' | 'drafts'

const outbox = new Database({
  name: outboxDatabase,
  version: 2,
  upgrade: (transaction, from) => {
    const { db } = transaction
    if (from < 1) {
      db.createObjectStore('items', { keyPath: 'id' })
      db.createObjectStore('drafts')
    }
    // Files by the item's id, in rows of their own: a change of state does not rewrite ten megabytes.
    db.createObjectStore('files')
  },
})

/**
 * Runs one transaction with strict durability: a settled one survives a killed browser. With several kinds of rows the
 * task receives the first.
 *
 * @param onLate called if the transaction timed out and completed all the same
 * @returns the result of the task's request
 * @throws {DOMException} the device's error, `TimeoutError` after two seconds
 */
export function inTransaction<Result = unknown>(
  rows: Rows | Rows[],
  mode: 'readonly' | 'readwrite',
  task: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
  onLate?: () => void,
): Promise<Result> {
  return outbox.run(
    (database, signal) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(rows, mode, { durability: 'strict' })
        transaction.onabort = () =>
          reject(failures.get(transaction) ?? transaction.error ?? new DOMException('', 'AbortError'))
        signal.addEventListener('abort', () => giveUp(transaction))
        try {
          const request = task(transaction.objectStore([rows].flat()[0] ?? ''))
          // Tasks without a request have no result.
          transaction.oncomplete = () => resolve(request?.result as Result)
        } catch (error) {
          reject(error)
          // Earlier requests of the task must not be committed without the rest.
          transaction.abort()
        }
      }),
    onLate,
  )
}

/** Aborts a transaction that took too long: the page now holds its data in memory. */
function giveUp(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // The transaction is already being committed.
  }
}

const failures = new WeakMap<IDBTransaction, unknown>()

/** Continues within the transaction after a request. An error thrown there aborts the whole transaction. */
export function whenRead<Result>(request: IDBRequest<Result>, next: (result: Result) => void) {
  const { transaction } = request
  request.onsuccess = () => {
    try {
      next(request.result)
    } catch (error) {
      if (transaction) failures.set(transaction, error)
      transaction?.abort()
    }
  }
}
