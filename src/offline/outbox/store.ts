import type { Input } from '#src/offline/drafts/draft.ts'
import { inTransaction, whenRead } from './database.ts'
import { deleteDraft, draftIsDropped, dropDraft } from './drafts.ts'
import { isUnsent, type OutboxItem, type StoredItem, type WaitingItem } from './item.ts'
import { withFiles } from './item-files.ts'
import { deleteItemRows, putChangedItem, putNewItem, readStoredItems, withoutResult } from './item-rows.ts'
import {
  changeMemoryItem,
  heldChanges,
  holdItem,
  isHeldUnsent,
  memoryItems,
  withCurrentState,
} from './memory-items.ts'
import { orderAfter } from './new-item.ts'
import { inOrder } from './order.ts'

/** Result of the last read, for a device that hangs briefly. */
let lastRead: StoredItem[] = []

/** Reads all items in their order. Without a working device it returns those that this page holds. */
export async function readItems(): Promise<OutboxItem[]> {
  lastRead = await readStoredItems().catch(() => lastRead)
  const stored = lastRead.filter(({ id }) => !memoryItems.has(id))
  const held = [...memoryItems.values()].map(({ item }) =>
    isUnsent(item) ? { ...item, isMemoryOnly: true } : item,
  )
  return inOrder([...stored.map(withCurrentState), ...held])
}

interface Adding {
  /** Id of the item that this one is a changed version of. */
  replaces?: string | undefined
  /** Key of the form's draft, which the item replaces. */
  draft: string
  /** Finds an item that is the same submission: then nothing is added. */
  twinIn?: (items: StoredItem[]) => StoredItem | undefined
}

/**
 * Writes a new item in place of its draft, and deletes the item that it replaces unless that has arrived meanwhile: in
 * one transaction, which also checks other tabs' items. Settles when it is on the disk. If the device refuses or takes
 * too long, this page holds the item, marked as such, and its draft stays until it has arrived.
 */
export async function addItem(
  item: WaitingItem,
  { replaces, draft, twinIn = () => undefined }: Adding,
): Promise<{ item: OutboxItem } | { twin: StoredItem }> {
  const held = [...memoryItems.values()].map((one) => one.item)
  let twin = twinIn(held)
  if (twin) return { twin }
  let added = { ...item, order: orderAfter([...lastRead, ...held]) }
  try {
    const put = (items: IDBObjectStore) =>
      whenRead(items.getAll(), (others: StoredItem[]) => {
        twin = twinIn(others)
        if (twin) return
        added = { ...item, order: orderAfter([...others, ...held]) }
        putNewItem(items, added)
        deleteDraft(items.transaction.objectStore('drafts'), draft)
        const replaced = others.find(({ id }) => id === replaces)
        if (replaced && isUnsent(replaced)) deleteItemRows(items, replaced.id)
      })
    await inTransaction(
      ['items', 'files', 'drafts'],
      'readwrite',
      withoutResult(put),
      () => void finishLateWrite(item.id),
    )
  } catch {
    holdItem(added, draft, replaces)
    return { item: { ...added, isMemoryOnly: true } }
  }
  if (twin) return { twin }
  if (replaces !== undefined && isHeldUnsent(replaces)) memoryItems.delete(replaces)
  draftIsDropped(draft)
  return { item: added }
}

/**
 * Changes an item in one transaction. This page holds a change that the device has no room for.
 *
 * @param change returns the new item, undefined to leave it unchanged
 * @param draft key of a form's draft with the same content, deleted in the same transaction
 * @returns the item after that; undefined if it no longer exists
 */
export async function changeItem(
  id: string,
  change: (item: StoredItem) => StoredItem | undefined,
  draft?: string,
): Promise<StoredItem | undefined> {
  const held = memoryItems.get(id)
  if (held) return changeMemoryItem(held, change(held.item))
  let before: StoredItem | undefined
  let after: StoredItem | undefined
  let files: Input | undefined
  try {
    await inTransaction(
      draft === undefined ? ['items', 'files'] : ['items', 'files', 'drafts'],
      'readwrite',
      withoutResult((items) => {
        whenRead<Input | undefined>(items.transaction.objectStore('files').get(id), (found) => {
          files = found
        })
        whenRead<StoredItem | undefined>(items.get(id), (found) => {
          before = found
          const known = found && withCurrentState(found)
          const next = known && change(known)
          after = next ?? known
          if (found && draft !== undefined) deleteDraft(items.transaction.objectStore('drafts'), draft)
          if (next) putChangedItem(items, next)
        })
      }),
    )
    heldChanges.delete(id)
    if (before && draft !== undefined) draftIsDropped(draft)
  } catch (error) {
    if (!before || !after) throw error
    await holdChange(before, after).catch(() => undefined)
  }
  return after && withFiles(after, files)
}

/** Stores the receipt of an item that no longer exists. */
export async function keepReceipt(item: StoredItem): Promise<void> {
  await inTransaction('items', 'readwrite', (items) => items.put(item)).catch(() =>
    memoryItems.set(item.id, { item }),
  )
}

export async function removeItem(id: string): Promise<void> {
  const held = memoryItems.get(id)
  if (memoryItems.delete(id)) return held?.draft === undefined ? undefined : dropDraft(held.draft)
  await inTransaction(
    ['items', 'files'],
    'readwrite',
    withoutResult((items) => deleteItemRows(items, id)),
  )
  heldChanges.delete(id)
  lastRead = lastRead.filter((item) => item.id !== id)
}

/** Pause before a refused change is offered to the device again, in milliseconds. */
const lateWritePause = 10_000

/**
 * Updates an item that the device has written after the time limit: otherwise another tab would send the outdated
 * version.
 */
async function finishLateWrite(id: string): Promise<void> {
  try {
    for (;;) {
      const held = memoryItems.get(id)
      if (!held) return await removeItem(id)
      const write = withoutResult((items) =>
        whenRead<StoredItem | undefined>(items.get(id), (found) => {
          // Another tab may have sent or removed it meanwhile.
          if (found && isUnsent(found)) putChangedItem(items, held.item)
        }),
      )
      await inTransaction(['items', 'files'], 'readwrite', write)
      // The item may have been sent during the write.
      if (memoryItems.get(id) === held) return void memoryItems.delete(id)
    }
  } catch {
    setTimeout(() => void finishLateWrite(id), lateWritePause)
  }
}

/** Holds a change in memory. Even a full disk can delete: an arrived item must not stay there as unsent. */
async function holdChange(before: StoredItem, after: StoredItem) {
  heldChanges.set(after.id, { before, after })
  if (isUnsent(after)) return
  await removeItem(after.id)
  memoryItems.set(after.id, { item: after })
}
