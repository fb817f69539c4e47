import { atom } from 'jotai'

/** Ids of records that have left the screen and not yet, for all we know, the backend. */
export const leavingAtom = atom<ReadonlySet<string>>(new Set<string>())
