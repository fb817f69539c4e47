import { atom } from 'jotai'

/** Ids of records that have left the screen and perhaps not yet the backend. */
export const leavingAtom = atom<ReadonlySet<string>>(new Set<string>())
