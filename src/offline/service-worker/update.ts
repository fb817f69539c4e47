import { atom, getDefaultStore } from 'jotai'

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
  getDefaultStore().set(updateAtom, 'none')
  try {
    sessionStorage.setItem(later, '1')
  } catch {
    // Without storage it is offered again with the next page.
  }
}

export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(later) !== null
  } catch {
    return false
  }
}

/** Shows an update again that was put off, after "Check for update". */
export function offerAgain(isWaiting: boolean): void {
  if (isPutOff()) sessionStorage.removeItem(later)
  if (isWaiting) getDefaultStore().set(updateAtom, (shown) => (shown === 'none' ? 'offered' : shown))
}
