import { atom, getDefaultStore } from 'jotai'

/** The ids of the items whose state a form of this page shows itself. */
export const inlineItemsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** From now on no other part of the page shows the item's state. @returns how to end that */
export function showInline(id: string): () => void {
  change((ids) => ids.add(id))
  return () => change((ids) => ids.delete(id))
}

function change(update: (ids: Set<string>) => void) {
  const store = getDefaultStore()
  const ids = new Set(store.get(inlineItemsAtom))
  update(ids)
  store.set(inlineItemsAtom, ids)
}
