import { atom } from 'jotai'

/** Number of waiting records by inbox, as far as the device knows; inboxes that are not cached are left out. */
export const waitingAtom = atom<Readonly<Record<string, number>>>({})
