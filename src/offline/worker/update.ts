import { atom, getDefaultStore } from 'jotai'

/**
 * - `offered`: a newer version waits; this tab may take it
 * - `taking`: this tab has asked for it, and reloads when it has taken over
 * - `delayed`: the same, and the browser still lets the earlier one finish what it began
 * - `taken`: it has taken over, and something that was typed or is being sent forbids a reload
 * - `elsewhere`: another tab took it; this one runs the old page under the new worker
 * - `needed`: a file of the old page cannot be loaded any more, and something typed forbids a reload
 */
export const updateAtom = atom<UpdateState>('none')

export type UpdateState = 'none' | 'offered' | 'taking' | 'delayed' | 'taken' | 'elsewhere' | 'needed'

const later = 'update-later'

/** "Later": not offered again in this tab, until it is opened anew or "Check for update" is pressed. */
export function putOff(): void {
  getDefaultStore().set(updateAtom, 'none')
  try {
    sessionStorage.setItem(later, '1')
  } catch {
    // Then it is offered again with the next page.
  }
}

export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(later) !== null
  } catch {
    return false
  }
}

/** After "Check for update": an update that was put off is offered all the same. */
export function offerAgain(isWaiting: boolean): void {
  if (isPutOff()) sessionStorage.removeItem(later)
  if (isWaiting) getDefaultStore().set(updateAtom, (shown) => (shown === 'none' ? 'offered' : shown))
}
