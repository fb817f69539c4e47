import { Database } from '#src/offline/disk/open-database.ts'

type Rows = 'items' | 'drafts'

const outbox = new Database({
  name: 'outbox',
  version: 1,
  upgrade: ({ db }) => {
    db.createObjectStore('items', { keyPath: 'id' })
    db.createObjectStore('drafts')
  },
})

/**
 * One transaction on the disk itself: what has settled survives a browser that is killed. Of several kinds of rows the
 * task gets the first.
 *
 * @returns what the task's request gave
 * @throws {DOMException} what the device refuses with, `TimeoutError` after two seconds
 */
export function inTransaction<Result = unknown>(
  rows: Rows | Rows[],
  mode: 'readonly' | 'readwrite',
  task: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result> {
  return outbox.run(
    (database) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(rows, mode, { durability: 'strict' })
        transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
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
  )
}
