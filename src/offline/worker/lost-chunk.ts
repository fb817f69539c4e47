import { getDefaultStore } from 'jotai'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { isReloadHeld } from './reload-guard.ts'
import { updateAtom } from './update.ts'

const store = getDefaultStore()
/** Errors of files that did not arrive, with what the browser said about them, which names the file. */
const lost = new WeakMap<object, string>()

/**
 * A screen's file could not be loaded. After a deployment one reload brings the new version; without a network nothing
 * reloads and the page's error says what is missing; while something typed would be lost, the update's prompt asks.
 */
export function recoverLostChunks() {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.set(payload, payload.message)
    // The router reloads by itself for errors that read like the browser's, whatever is typed or connected.
    payload.message = 'A part of the site did not arrive'
    if (isOnline() && isReloadHeld()) store.set(updateAtom, 'needed')
    // Pointing at a link loads ahead: nothing was asked for yet, so that the page must not reload.
    if (navigator.userActivation?.isActive) void reloadFor(payload)
  })
}

/** Reloads for a screen whose file was lost, when it is drawn without it: what forbade it before may be over by then. */
export async function reloadFor(error: object): Promise<void> {
  const said = lost.get(error)
  if (said === undefined || !mayReload()) return
  const key = `reloaded-for:${said}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Nothing could tell the second reload from the first.
    return
  }
  const [file] = /https?:\S+\.js/.exec(said) ?? []
  // A host may have answered with a page that the browser was told to keep for a year.
  if (file) await fetch(file, { cache: 'reload' }).catch(() => undefined)
  if (mayReload()) location.reload()
  else sessionStorage.removeItem(key)
}

const mayReload = () => isOnline() && !isReloadHeld()

const isOnline = () => navigator.onLine && store.get(connectionAtom) === 'online'

/** Whether an error means that a screen's file did not arrive, so that it is not on this device yet. */
export function isLostScreen(error: unknown): error is object {
  return typeof error === 'object' && error !== null && lost.has(error)
}
