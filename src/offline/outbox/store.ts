import { type Input, splitFiles } from '#src/offline/drafts/draft.ts'
import { inTransaction, whenRead } from './database.ts'
import { deleteDraft, draftIsDropped, dropDraft } from './drafts.ts'
import { isUnsent, type OutboxItem, type StoredItem, type WaitingItem } from './item.ts'
import { withFiles } from './item-files.ts'
import { deleteItemRows, putChangedItem, putNewItem, readStoredItems, withoutResult } from './item-rows.ts'
import { orderAfter } from './new-item.ts'
import { inOrder } from './order.ts'
import { dropSentDraft } from './sent-drafts.ts'

interface MemoryItem {
  item: StoredItem
  /** Its form's draft, which is all that the device has of it. */
  draft?: string
}

/** What the device refuses to keep, for as long as this page lives. */
const memoryItems = new Map<string, MemoryItem>()
/** Changes that the device has no room for, each with what they were made of. */
const heldChanges = new Map<string, { before: StoredItem; after: StoredItem }>()
/** What was read last: a device that hangs for a moment has not lost it. */
let lastRead: StoredItem[] = []

/** Everything in the outbox, in its order. A device that keeps nothing still has what this page holds. */
export async function readItems(): Promise<OutboxItem[]> {
  lastRead = await readStoredItems().catch(() => lastRead)
  const stored = lastRead.filter(({ id }) => !memoryItems.has(id))
  const held = [...memoryItems.values()].map(({ item }) =>
    isUnsent(item) ? { ...item, isMemoryOnly: true } : item,
  )
  return inOrder([...stored.map(asItIs), ...held])
}

interface Adding {
  /** The item that this one is a changed version of. */
  replaces?: string | undefined
  /** The form's draft, which is this item from now on. */
  draft: string
  /** Looks for an item that is the same submission: then nothing is added. */
  twinIn?: (items: StoredItem[]) => StoredItem | undefined
}

/**
 * Writes a new item in place of its draft, and takes the one that it replaces away unless that has arrived meanwhile:
 * all in one step, in which other tabs' items are looked at, too. Settles when the disk has it. If the device refuses
 * or takes too long, the item is held by this page and says so, and its draft stays until it has arrived.
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
      () => void adopt(item.id),
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
 * Changes an item as it is by now, in one step. What the device has no room for holds in this page.
 *
 * @param change gives what it becomes, undefined to leave it alone
 * @param draft of a form that says the same as the item; it goes in that step
 * @returns what it is after that; undefined when it is not there any more
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
          const known = found && asItIs(found)
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

/** Whether what became of the item is known to this page only. */
export const isOnlyHere = (id: string) => heldChanges.has(id)

/** A receipt of what is not there any more. */
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

/** As on a new device: items, receipts and drafts go. */
export async function emptyStores(): Promise<void> {
  memoryItems.clear()
  heldChanges.clear()
  lastRead = []
  await inTransaction(
    ['items', 'files', 'drafts'],
    'readwrite',
    withoutResult(({ transaction }) => {
      for (const name of transaction.objectStoreNames) transaction.objectStore(name).clear()
    }),
  )
}

/** As this page knows it, unless another tab has changed it since. */
function asItIs(stored: StoredItem): StoredItem {
  const held = heldChanges.get(stored.id)
  if (!held || !isSameStep(held.before, stored)) return stored
  return withFiles(held.after, splitFiles(stored.input).files)
}

const isSameStep = (one: StoredItem, other: StoredItem) =>
  one.state === other.state && attemptsOf(one) === attemptsOf(other) && momentOf(one) === momentOf(other)

const attemptsOf = (item: StoredItem) => (isUnsent(item) ? item.attempts : 0)
const momentOf = (item: StoredItem) => (item.state === 'waiting' ? item.notBefore : 0)

const isHeldUnsent = (id: string) => {
  const held = memoryItems.get(id)
  return held !== undefined && isUnsent(held.item)
}

function holdItem(item: StoredItem, draft: string, replaces: string | undefined) {
  if (replaces !== undefined && isHeldUnsent(replaces)) memoryItems.delete(replaces)
  memoryItems.set(item.id, { item, draft })
}

async function changeMemoryItem(held: MemoryItem, next = held.item): Promise<StoredItem> {
  const { draft } = held
  memoryItems.set(next.id, { ...held, item: next })
  if (!isUnsent(next) && draft !== undefined) await dropSentDraft(draft)
  return next
}

/** How long until what the device would not take is offered to it again, in milliseconds. */
const adoptPause = 10_000

/**
 * The device took longer than anybody waits, and has written the item all the same: now it gets what has become of it,
 * or another tab would send what it has there.
 */
async function adopt(id: string): Promise<void> {
  try {
    for (;;) {
      const held = memoryItems.get(id)
      if (!held) return await removeItem(id)
      const write = withoutResult((items) =>
        whenRead<StoredItem | undefined>(items.get(id), (found) => {
          // Another tab has sent or removed it meanwhile.
          if (found && isUnsent(found)) putChangedItem(items, held.item)
        }),
      )
      await inTransaction(['items', 'files'], 'readwrite', write)
      // It may have been sent while the device wrote.
      if (memoryItems.get(id) === held) return void memoryItems.delete(id)
    }
  } catch {
    setTimeout(() => void adopt(id), adoptPause)
  }
}

/** Even a full disk can delete: what has arrived must not lie there as if it had not. */
async function holdChange(before: StoredItem, after: StoredItem) {
  heldChanges.set(after.id, { before, after })
  if (isUnsent(after)) return
  await removeItem(after.id)
  memoryItems.set(after.id, { item: after })
}
