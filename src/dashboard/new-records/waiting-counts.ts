import { atom } from 'jotai'

/** How many records of each inbox nobody has answered, as far as the device knows; nothing of an inbox that it has not. */
export const waitingAtom = atom<Readonly<Record<string, number>>>({})
