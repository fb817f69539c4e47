import { splitFiles } from '#src/offline/drafts/draft.ts'
import { isUnsent, type StoredItem } from './item.ts'
import { withFiles } from './item-files.ts'
import { dropSentDraft } from './sent-drafts.ts'

interface MemoryItem {
  item: StoredItem
  /** Draft of its form, the only copy on the device. */
  draft?: string
}

/** Items that the device refuses to store, held for the lifetime of this page. */
export const memoryItems = new Map<string, MemoryItem>()
/** Changes that the device has no room for, each with the item before it. */
export const heldChanges = new Map<string, { before: StoredItem; after: StoredItem }>()

/** Whether only this page knows the current state of the item. */
export const isOnlyHere = (id: string) => heldChanges.has(id)

export function isHeldUnsent(id: string): boolean {
  const held = memoryItems.get(id)
  return held !== undefined && isUnsent(held.item)
}

/** Returns a stored item as this page knows it, unless another tab has changed it since. */
export function withCurrentState(stored: StoredItem): StoredItem {
  const held = heldChanges.get(stored.id)
  if (!held || !isSameStep(held.before, stored)) return stored
  return withFiles(held.after, splitFiles(stored.input).files)
}

/** @param replaces id of the item that this one is a changed version of */
export function holdItem(item: StoredItem, draft: string, replaces: string | undefined): void {
  if (replaces !== undefined && isHeldUnsent(replaces)) memoryItems.delete(replaces)
  memoryItems.set(item.id, { item, draft })
}

/** Changes an item that only this page holds. Its draft goes once it has arrived. */
export async function changeMemoryItem(held: MemoryItem, next = held.item): Promise<StoredItem> {
  const { draft } = held
  memoryItems.set(next.id, { ...held, item: next })
  if (!isUnsent(next) && draft !== undefined) await dropSentDraft(draft)
  return next
}

const isSameStep = (one: StoredItem, other: StoredItem) =>
  one.state === other.state && attemptsOf(one) === attemptsOf(other) && momentOf(one) === momentOf(other)

const attemptsOf = (item: StoredItem) => (isUnsent(item) ? item.attempts : 0)
const momentOf = (item: StoredItem) => (item.state === 'waiting' ? item.notBefore : 0)
