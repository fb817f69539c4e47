import { atom } from 'jotai'
import { store } from '#src/ui/browser/store.ts'

/** Ids of the items whose state a form on this page shows. */
export const inlineItemsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Marks an item as shown by a form, so that no other part of the page shows it. @returns a function that ends this */
export function showInline(id: string): () => void {
  change((ids) => ids.add(id))
  return () => change((ids) => ids.delete(id))
}

function change(update: (ids: Set<string>) => void) {
  const ids = new Set(store.get(inlineItemsAtom))
  update(ids)
  store.set(inlineItemsAtom, ids)
}
