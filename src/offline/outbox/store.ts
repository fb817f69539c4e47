import { nameOf } from '#src/offline/device-store.ts'
import type { OutboxItem } from './item.ts'
import { inOrder } from './order.ts'

type Rows = 'items' | 'drafts'

/** What the device refuses to keep, for as long as this page lives. */
const loose = new Map<string, OutboxItem>()
let opening: Promise<IDBDatabase> | undefined

/** Everything in the outbox, in its order. A device that keeps nothing still has what this page holds. */
export async function readItems(): Promise<OutboxItem[]> {
  const kept = await inTransaction<OutboxItem[]>('items', 'readonly', (rows) => rows.getAll()).catch(() => [])
  return inOrder([...kept, ...loose.values()])
}

/**
 * Writes a new item, and takes the one that it replaces away unless that has arrived meanwhile. Settles when the disk
 * has it. If the device refuses, the item is held by this page and says so.
 */
export async function addItem(item: OutboxItem, replaces?: string): Promise<OutboxItem> {
  const old = replaces === undefined ? undefined : loose.get(replaces)
  if (old && old.state !== 'sent') loose.delete(old.id)
  try {
    await inTransaction('items', 'readwrite', (rows) => {
      rows.put(item)
      if (replaces === undefined) return
      const asked: IDBRequest<OutboxItem | undefined> = rows.get(replaces)
      asked.onsuccess = () => {
        if (asked.result && asked.result.state !== 'sent') rows.delete(replaces)
      }
    })
    return item
  } catch {
    const held = { ...item, isLoose: true }
    loose.set(item.id, held)
    return held
  }
}

/**
 * Changes an item as it is by now, in one step.
 *
 * @param change gives what it becomes, undefined to leave it alone
 * @returns what it is after that; undefined when it is not there any more
 */
export async function changeItem(
  id: string,
  change: (item: OutboxItem) => OutboxItem | undefined,
): Promise<OutboxItem | undefined> {
  const held = loose.get(id)
  if (held) {
    const next = change(held) ?? held
    loose.set(id, next)
    return next
  }
  let after: OutboxItem | undefined
  await inTransaction('items', 'readwrite', (rows) => {
    const asked: IDBRequest<OutboxItem | undefined> = rows.get(id)
    asked.onsuccess = () => {
      const next = asked.result && change(asked.result)
      after = next ?? asked.result
      if (next) rows.put(next)
    }
  })
  return after
}

export async function removeItem(id: string): Promise<void> {
  if (loose.delete(id)) return
  await inTransaction('items', 'readwrite', (rows) => rows.delete(id))
}

/** As on a new device: items, receipts and drafts go. */
export async function emptyStores(): Promise<void> {
  loose.clear()
  await inTransaction('items', 'readwrite', (rows) => rows.clear())
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
}

/**
 * One transaction on the disk itself: what has settled survives a browser that is killed. Safari closes connections
 * without a word, so a lost one is opened once more.
 *
 * @returns what the task's request gave
 */
export async function inTransaction<Result = unknown>(
  rows: Rows,
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
  rows: Rows,
  mode: 'readonly' | 'readwrite',
  task: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(rows, mode, { durability: 'strict' })
    const request = task(transaction.objectStore(rows))
    // Tasks without a request of interest have no result either.
    transaction.oncomplete = () => resolve(request?.result as Result)
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'))
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
