import { outboxDatabase } from '#src/offline/disk/device-names.ts'
import { Database } from '#src/offline/disk/open-database.ts'
import { upgradeItems } from './upgrade-items.ts'

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
    // The files of the items, by the item's id: a change of state does not write ten megabytes again.
    db.createObjectStore('files')
    if (from === 1) upgradeItems(transaction)
  },
})

/**
 * One transaction on the disk itself: what has settled survives a browser that is killed. Of several kinds of rows the
 * task gets the first.
 *
 * @param onLate called if it was given up because it took too long, and was carried out all the same
 * @returns what the task's request gave
 * @throws {DOMException} what the device refuses with, `TimeoutError` after two seconds
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
          // Tasks without a request of interest have no result either.
          transaction.oncomplete = () => resolve(request?.result as Result)
        } catch (error) {
          reject(error)
          // What the task asked for before must not be done without the rest.
          transaction.abort()
        }
      }),
    onLate,
  )
}

/** It took too long: what was to be written is held by the page by now. */
function giveUp(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    // The device is writing already.
  }
}

const failures = new WeakMap<IDBTransaction, unknown>()

/** Goes on within its transaction when a request is answered. What is thrown there undoes the whole transaction. */
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
