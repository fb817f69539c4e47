import { atomWithStorage } from 'jotai/utils'

/** Whether the person keeps the sidebar as a rail of icons; kept on the device. */
export const foldedAtom = atomWithStorage<unknown>('sidebar-folded', false, undefined, { getOnInit: true })
