import { connectionAtom } from '#src/offline/connection/connection.ts'
import { safeSession } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'
import { isReloadHeld } from './reload-guard.ts'
import { updateAtom } from './update.ts'

/** Errors of files that did not load, with the browser's message, which names the file. */
const loadErrors = new WeakMap<object, string>()

/**
 * Handles a screen's file that could not be loaded. After a deployment one reload brings the new version. Without a
 * network the page does not reload, and its error tells what is missing. If unsaved entries would be lost, the update
 * prompt asks.
 */
export function recoverLostChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    loadErrors.set(payload, payload.message)
    // The router reloads for errors that look like the browser's, regardless of unsaved entries or the connection.
    payload.message = 'A part of the site did not arrive'
    if (isOnline() && isReloadHeld()) store.set(updateAtom, 'needed')
    // Hovering a link prefetches: without a click the page must not reload.
    if (navigator.userActivation?.isActive) void reloadFor(payload)
  })
}

/** Reloads when a screen renders without its lost file: earlier obstacles may be gone by then. */
export async function reloadFor(error: object): Promise<void> {
  const loadError = loadErrors.get(error)
  if (loadError === undefined || !mayReload()) return
  const key = `reloaded-for:${loadError}`
  // Without storage the second reload could not be told from the first.
  if (safeSession.get(key) || !safeSession.set(key, '1')) return
  const [file] = /https?:\S+\.js/.exec(loadError) ?? []
  // A host may have returned a page that the browser caches for a year.
  if (file) await fetch(file, { cache: 'reload' }).catch(() => undefined)
  if (mayReload()) location.reload()
  else safeSession.remove(key)
}

const mayReload = () => isOnline() && !isReloadHeld()

const isOnline = () => navigator.onLine && store.get(connectionAtom) === 'online'

/** Whether an error means that a screen's file did not load, so that it is not on this device yet. */
export function isLostScreen(error: unknown): error is object {
  return typeof error === 'object' && error !== null && loadErrors.has(error)
}
