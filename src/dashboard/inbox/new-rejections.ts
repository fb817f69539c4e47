import { atom } from 'jotai'

/** Ids of the records whose people were rejected in this tab and may not know it yet. */
export const newRejectionsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Notes for a record whether its person was just rejected. */
export const noteRejectionAtom = atom(null, (get, set, id: string, isRejected: boolean) => {
  const ids = new Set(get(newRejectionsAtom))
  if (isRejected) ids.add(id)
  else ids.delete(id)
  set(newRejectionsAtom, ids)
})
