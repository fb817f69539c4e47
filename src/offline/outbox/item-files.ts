import { type Input, splitFiles } from '#src/offline/drafts/draft.ts'
import type { StoredItem } from './item.ts'

/** An item's row without its files. */
export function withoutFiles<Item extends StoredItem>(item: Item): Item {
  return item.input ? { ...item, input: splitFiles(item.input).words } : item
}

/** An item as it was submitted, of its row and its files. */
export function withFiles<Item extends StoredItem>(item: Item, files: Input | undefined): Item {
  return item.input && files ? { ...item, input: { ...item.input, ...files } } : item
}
