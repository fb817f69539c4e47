import { atom, getDefaultStore } from 'jotai'

/** The items of which a form of this page says itself how they are. */
export const toldItemsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** From now on no other part of the page says how it is. @returns what ends that */
export function tellHere(id: string): () => void {
  change((told) => told.add(id))
  return () => change((told) => told.delete(id))
}

function change(by: (told: Set<string>) => void) {
  const store = getDefaultStore()
  const told = new Set(store.get(toldItemsAtom))
  by(told)
  store.set(toldItemsAtom, told)
}
