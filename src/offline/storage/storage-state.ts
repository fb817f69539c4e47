import { atom } from 'jotai'
import { store } from '#src/ui/browser/store.ts'

/** Whether responses are stored on the device's disk, or in this tab only (private mode, no space left). */
export const storageAtom = atom<'kept' | 'memory'>('kept')

const refusing = new Set<string>()

/** Notes whether a database accepts writes. */
export function reportStorage(name: string, isKept: boolean): void {
  if (isKept) refusing.delete(name)
  else refusing.add(name)
  store.set(storageAtom, refusing.size === 0 ? 'kept' : 'memory')
}
