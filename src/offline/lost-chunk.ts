import { isReloadHeld } from './register-worker.ts'

const reloadedFor = 'reloaded-for'

/**
 * A screen's file could not be loaded. Without a network that is said by the page's error; after a deployment one
 * guarded reload brings the new version, unless something typed would be lost.
 */
export function recoverLostChunks() {
  window.addEventListener('vite:preloadError', (event) => {
    const what = event.payload.message
    if (!navigator.onLine || isReloadHeld() || sessionStorage.getItem(reloadedFor) === what) return
    sessionStorage.setItem(reloadedFor, what)
    event.preventDefault()
    location.reload()
  })
}
