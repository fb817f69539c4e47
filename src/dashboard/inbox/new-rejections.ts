import { atom } from 'jotai'

/** Ids of applications that were rejected in this tab and whose applicants may not know it yet. */
export const newRejectionsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Stores whether the applicant of a record was just rejected. */
export const noteRejectionAtom = atom(null, (get, set, id: string, isRejected: boolean) => {
  const ids = new Set(get(newRejectionsAtom))
  if (isRejected) ids.add(id)
  else ids.delete(id)
  set(newRejectionsAtom, ids)
})
