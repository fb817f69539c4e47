import { type Input, splitFiles } from '#src/offline/drafts/draft.ts'
import { inTransaction, whenRead } from './database.ts'
import { isUnsent, type StoredItem } from './item.ts'
import { withFiles, withoutFiles } from './item-files.ts'

/** Wraps a task without a result. */
export const withoutResult = (task: (items: IDBObjectStore) => void) => (items: IDBObjectStore) => {
  task(items)
  return undefined
}

/** Writes an item, and its files to a row of their own. */
export function putNewItem(items: IDBObjectStore, item: StoredItem) {
  items.put(withoutFiles(item))
  const files = splitFiles(item.input).files
  if (Object.keys(files).length > 0) items.transaction.objectStore('files').put(files, item.id)
}

/** Writes an item without touching its files, which are deleted once it has arrived. */
export function putChangedItem(items: IDBObjectStore, item: StoredItem) {
  items.put(withoutFiles(item))
  if (!isUnsent(item)) items.transaction.objectStore('files').delete(item.id)
}

export function deleteItemRows(items: IDBObjectStore, id: string) {
  items.delete(id)
  items.transaction.objectStore('files').delete(id)
}

/** Returns the items with their files. */
export async function readStoredItems(): Promise<StoredItem[]> {
  const files = new Map<IDBValidKey, Input>()
  const stored = await inTransaction<StoredItem[]>(['items', 'files'], 'readonly', (items) => {
    const rows = items.transaction.objectStore('files')
    whenRead(rows.getAllKeys(), (keys) =>
      whenRead(rows.getAll(), (found: Input[]) => {
        for (const [index, key] of keys.entries()) files.set(key, found[index] ?? {})
      }),
    )
    return items.getAll()
  })
  return stored.map((item) => withFiles(item, files.get(item.id)))
}
