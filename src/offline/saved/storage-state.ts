import { atom, getDefaultStore } from 'jotai'

/** Whether answers reach the device's disk, or live in this tab only (private mode, no room left). */
export const storageAtom = atom<'kept' | 'memory'>('kept')

const refusing = new Set<string>()

/** Notes whether a database takes what it is given. */
export function reportStorage(name: string, isKept: boolean): void {
  if (isKept) refusing.delete(name)
  else refusing.add(name)
  getDefaultStore().set(storageAtom, refusing.size === 0 ? 'kept' : 'memory')
}
