import { getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { isReloadHeld } from './reload-guard.ts'
import { updateAtom } from './update.ts'

const store = getDefaultStore()
const lost = new WeakSet<object>()
const held = new Set<string>()

/**
 * A screen's file could not be loaded. After a deployment one reload brings the new version; without a network nothing
 * reloads and the page's error says what is missing; while something typed would be lost, the update's prompt asks.
 */
export function recoverLostChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload)
    // The router reloads by itself when it draws such a screen, unless this key is there. So it is the one guard.
    const guard = `tanstack_router_reload:${payload.message}`
    if (isOnline() && isReloadHeld()) store.set(updateAtom, 'needed')
    if (!isOnline() || isReloadHeld()) {
      if (sessionStorage.getItem(guard)) return
      held.add(guard)
      sessionStorage.setItem(guard, '1')
      return
    }
    if (held.delete(guard)) sessionStorage.removeItem(guard)
    // Pointing at a link loads ahead; a page must not reload under somebody who has not asked for anything.
    if (!navigator.userActivation?.isActive || sessionStorage.getItem(guard)) return
    sessionStorage.setItem(guard, '1')
    location.reload()
  })
}

/** Whoever leaves what forbade the reload has it when the screen without its file is drawn: called there. */
export function reloadIfPutOff() {
  if (held.size === 0 || !isOnline() || isReloadHeld()) return
  held.clear()
  location.reload()
}

const isOnline = () => navigator.onLine && store.get(connectionAtom) === 'online'

/** Whether an error means that a screen's file did not arrive, so that it is not on this device yet. */
export function isLostScreen(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lost.has(error)
}
