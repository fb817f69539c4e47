import { type Input, splitFiles } from '#src/offline/drafts/draft.ts'
import type { StoredItem } from './item.ts'

/** Returns an item's row without its files. */
export function withoutFiles<Item extends StoredItem>(item: Item): Item {
  return item.input ? { ...item, input: splitFiles(item.input).words } : item
}

/** Combines an item's row and its files. */
export function withFiles<Item extends StoredItem>(item: Item, files: Input | undefined): Item {
  return item.input && files ? { ...item, input: { ...item.input, ...files } } : item
}
