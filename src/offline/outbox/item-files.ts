import type { Input } from '#src/offline/drafts/draft.ts'
import type { StoredItem } from './item.ts'

/** What of an input lies in a row of its own. */
export const filesIn = (input: Input) => pick(input, true)
export const wordsIn = (input: Input) => pick(input, false)

function pick(input: Input, isFile: boolean): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value instanceof Blob === isFile))
}

/** An item's row without its files. */
export function withoutFiles<Item extends StoredItem>(item: Item): Item {
  return item.input ? { ...item, input: wordsIn(item.input) } : item
}

/** An item as it was submitted, of its row and its files. */
export function withFiles<Item extends StoredItem>(item: Item, files: Input | undefined): Item {
  return item.input && files ? { ...item, input: { ...item.input, ...files } } : item
}
