import { errorName as nameOf } from '#src/offline/disk/open-database.ts'

type Rows = 'items' | 'drafts'

let opening: Promise<IDBDatabase> | undefined

/**
 * One transaction on the disk itself: what has settled survives a browser that is killed. Safari closes connections
 * without a word, so a lost one is opened once more. Of several kinds of rows the task gets the first.
 *
 * @returns what the task's request gave
 */
export async function inTransaction<Result = unknown>(
  rows: Rows | Rows[],
  mode: 'readonly' | 'readwrite',
  task: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result> {
  try {
    return await once(await opened(), rows, mode, task)
  } catch (error) {
    if (!['InvalidStateError', 'UnknownError', 'AbortError'].includes(nameOf(error))) throw error
    opening = undefined
    return once(await opened(), rows, mode, task)
  }
}

function once<Result>(
  database: IDBDatabase,
  rows: Rows | Rows[],
  mode: 'readonly' | 'readwrite',
  task: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
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
  })
}

function opened(): Promise<IDBDatabase> {
  opening ??= open()
  opening.catch(forget)
  return opening
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('outbox', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('items', { keyPath: 'id' })
      request.result.createObjectStore('drafts')
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = forget
      // Whoever deletes the database, as "clear site data" does, must not have to wait for this page.
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
  })
}

function forget() {
  opening = undefined
}
