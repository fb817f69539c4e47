import { atom } from 'jotai'
import { safeSession } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'

/**
 * - `offered`: a newer version waits; this tab may activate it
 * - `taking`: this tab has activated it, and reloads when it has taken control
 * - `delayed`: the same, but the browser still lets the earlier one finish its work
 * - `taken`: it has taken control, and unsaved entries or a running request forbid a reload
 * - `elsewhere`: another tab activated it; this one runs the old page under the new worker
 * - `needed`: a file of the old page no longer loads, and unsaved entries forbid a reload
 */
export const updateAtom = atom<UpdateState>('none')

export type UpdateState = 'none' | 'offered' | 'taking' | 'delayed' | 'taken' | 'elsewhere' | 'needed'

const later = 'update-later'

/** Hides the offer in this tab ("Later"), until it is reopened or "Check for update" is pressed. */
export function putOff(): void {
  store.set(updateAtom, 'none')
  // Without storage it is offered again with the next page.
  safeSession.set(later, '1')
}

export const isPutOff = (): boolean => Boolean(safeSession.get(later))

/** Shows an update again that was put off, after "Check for update". */
export function offerAgain(isWaiting: boolean): void {
  safeSession.remove(later)
  if (isWaiting) store.set(updateAtom, (shown) => (shown === 'none' ? 'offered' : shown))
}
