import { inTransaction } from './database.ts'
import { deleteDraft, draftIsDropped, dropDraft } from './drafts.ts'
import { isUnsent, type OutboxItem } from './item.ts'
import { inOrder } from './order.ts'

/** What the device refuses to keep, for as long as this page lives. */
const loose = new Map<string, OutboxItem>()
/** Changes that the device has no room for, each with what they were made of. */
const unwritten = new Map<string, { before: OutboxItem; after: OutboxItem }>()

/** Everything in the outbox, in its order. A device that keeps nothing still has what this page holds. */
export async function readItems(): Promise<OutboxItem[]> {
  const kept = await inTransaction<OutboxItem[]>('items', 'readonly', (rows) => rows.getAll()).catch(() => [])
  return inOrder([...kept.map(asItIs), ...loose.values()])
}

interface Adding {
  /** The item that this one is a changed version of. */
  replaces?: string | undefined
  /** The form's draft, which is this item from now on. */
  draft: string
}

/**
 * Writes a new item in place of its draft, and takes the one that it replaces away unless that has arrived meanwhile:
 * all in one step. Settles when the disk has it. If the device refuses, the item is held by this page and says so, and
 * its draft stays until it has arrived.
 */
export async function addItem(item: OutboxItem, { replaces, draft }: Adding): Promise<OutboxItem> {
  const old = replaces === undefined ? undefined : loose.get(replaces)
  if (old && isUnsent(old)) loose.delete(old.id)
  try {
    await inTransaction(['items', 'drafts'], 'readwrite', (rows) => {
      rows.put(item)
      deleteDraft(rows.transaction.objectStore('drafts'), draft)
      if (replaces === undefined) return
      const asked: IDBRequest<OutboxItem | undefined> = rows.get(replaces)
      asked.onsuccess = () => {
        if (asked.result && isUnsent(asked.result)) rows.delete(replaces)
      }
    })
    draftIsDropped(draft)
    return item
  } catch {
    const held = { ...item, isMemoryOnly: true, draft }
    loose.set(item.id, held)
    return held
  }
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
  change: (item: OutboxItem) => OutboxItem | undefined,
  draft?: string,
): Promise<OutboxItem | undefined> {
  const held = loose.get(id)
  if (held) return changeLoose(held, change(held))
  let before: OutboxItem | undefined
  let after: OutboxItem | undefined
  try {
    await inTransaction(draft === undefined ? 'items' : ['items', 'drafts'], 'readwrite', (rows) => {
      const asked: IDBRequest<OutboxItem | undefined> = rows.get(id)
      asked.onsuccess = () => {
        before = asked.result
        const next = before && change(asItIs(before))
        after = next ?? (before && asItIs(before))
        if (before && draft !== undefined) deleteDraft(rows.transaction.objectStore('drafts'), draft)
        if (next) rows.put(next)
      }
    })
    unwritten.delete(id)
    if (before && draft !== undefined) draftIsDropped(draft)
  } catch (error) {
    if (!before || !after) throw error
    await holdChange(before, after).catch(() => undefined)
  }
  return after
}

/** Whether what became of the item is known to this page only. */
export const isOnlyHere = (id: string) => unwritten.has(id)

/** A receipt of what is not there any more. */
export async function keepReceipt(item: OutboxItem): Promise<void> {
  await inTransaction('items', 'readwrite', (rows) => rows.put(item)).catch(() => loose.set(item.id, item))
}

export async function removeItem(id: string): Promise<void> {
  const draft = loose.get(id)?.draft
  if (loose.delete(id)) return draft === undefined ? undefined : dropDraft(draft)
  await inTransaction('items', 'readwrite', (rows) => rows.delete(id))
  unwritten.delete(id)
}

/** As on a new device: items, receipts and drafts go. */
export async function emptyStores(): Promise<void> {
  loose.clear()
  unwritten.clear()
  await inTransaction(['items', 'drafts'], 'readwrite', (rows) => {
    rows.transaction.objectStore('drafts').clear()
    return rows.clear()
  })
}

/** As this page knows it, unless another tab has changed it since. */
function asItIs(kept: OutboxItem): OutboxItem {
  const held = unwritten.get(kept.id)
  return held && isSameStep(held.before, kept) ? held.after : kept
}

const isSameStep = (one: OutboxItem, other: OutboxItem) =>
  one.state === other.state && one.attempts === other.attempts && one.notBefore === other.notBefore

async function changeLoose(item: OutboxItem, next = item): Promise<OutboxItem> {
  loose.set(item.id, next)
  if (!isUnsent(next) && item.draft !== undefined) await dropDraft(item.draft)
  return next
}

/** Even a full disk can delete: what has arrived must not lie there as if it had not. */
async function holdChange(before: OutboxItem, after: OutboxItem) {
  unwritten.set(after.id, { before, after })
  if (isUnsent(after)) return
  await removeItem(after.id)
  loose.set(after.id, after)
}
