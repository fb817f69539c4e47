import { atomWithStorage } from 'jotai/utils'

/** Whether the user has folded the sidebar to a rail of icons; stored on the device. */
export const foldedAtom = atomWithStorage<unknown>('sidebar-folded', false, undefined, { getOnInit: true })
