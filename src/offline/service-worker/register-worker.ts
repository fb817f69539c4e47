import { Workbox } from 'workbox-window'
import { updateCheckAfter } from '#src/api/freshness.ts'
import { currentSession, sessionAtom } from '#src/api/session.ts'
import { store } from '#src/ui/browser/store.ts'
import { scriptAddress } from '#src/ui/text/script-address.ts'
import { isReloadHeld } from './reload-guard.ts'
import { isPutOff, updateAtom } from './update.ts'

const longestRetryPause = 60 * 60 * 1000
/** Time for which a press may look busy before the delay is explained, in milliseconds. */
const usualWait = 4_000
/** Pause before a failed installation is tried again, in milliseconds; doubled each time. */
let retryPause = 10_000
let hadController = false
let isTakingUpdate = false
let worker: Workbox | undefined

/** Registers the service worker and offers its updates. Called after the page has loaded. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  hadController = navigator.serviceWorker.controller !== null
  await watchWorker()
  checkWhenVisible()
  // Page load is a good time to check whether the tabs of an earlier version are gone.
  tellWorker('TIDY_UP')
  store.sub(sessionAtom, saveStaffFiles)
  saveStaffFiles()
  window.addEventListener('online', saveStaffFiles)
}

/**
 * Registers the worker and follows its versions. An installation fails if a file does not arrive as the build made it,
 * as during a deployment. The browser retries with the next page that is opened, this function for a page that stays.
 */
async function watchWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Each attempt needs its own instance: one registers once, and stops watching after its second update.
  const attempt = new Workbox(scriptAddress('/sw.js'))
  worker = attempt
  const listen = (type: 'waiting' | 'controlling' | 'redundant', react: () => void) =>
    attempt.addEventListener(type, () => attempt === worker && react())
  listen('waiting', () => {
    if (!isPutOff()) store.set(updateAtom, 'offered')
  })
  listen('controlling', onControlling)
  // Also fires for a version that was replaced; then the check finds nothing.
  listen('redundant', () => {
    setTimeout(async () => (await watchWorker())?.update().catch(() => undefined), retryPause)
    retryPause = Math.min(2 * retryPause, longestRetryPause)
  })
  // A browser that rejects workers has a site without offline files; that cannot be changed.
  return attempt.register({ immediate: true }).catch(() => undefined)
}

function onControlling() {
  // On a first visit the first worker takes control without being an update.
  if (!hadController && !isTakingUpdate) {
    hadController = true
    keepSeenPictures()
    return
  }
  if (!isTakingUpdate) store.set(updateAtom, 'elsewhere')
  else if (!isReloadHeld()) location.reload()
  // A missing part of the page takes precedence.
  else if (store.get(updateAtom) !== 'needed') store.set(updateAtom, 'taken')
}

/** Activates the newer version and reloads. Returns false, and does nothing, if a form has unsent entries. */
export async function takeUpdate(): Promise<boolean> {
  if (isReloadHeld()) return false
  const registration = await navigator.serviceWorker?.getRegistration()
  if (store.get(updateAtom) === 'offered' && registration?.waiting && worker) {
    isTakingUpdate = true
    store.set(updateAtom, 'taking')
    worker.messageSkipWaiting()
    // The earlier version may first finish a slow download.
    setTimeout(() => store.set(updateAtom, (shown) => (shown === 'taking' ? 'delayed' : shown)), usualWait)
  } else location.reload()
  return true
}

/** Caches the dashboard's files on a device that staff use. */
function saveStaffFiles() {
  if (currentSession()) tellWorker('WARM_STAFF')
}

/** Caches pictures that loaded before the worker was active. */
function keepSeenPictures() {
  const seen = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  const addresses = seen.map(({ currentSrc }) => currentSrc)
  tellWorker('KEEP_PICTURES', { addresses: [...new Set(addresses)] })
}

function tellWorker(type: 'TIDY_UP' | 'WARM_STAFF' | 'KEEP_PICTURES', more = {}) {
  const tell = ({ active }: ServiceWorkerRegistration) => active?.postMessage({ type, ...more })
  // If sites may not store data, Firefox rejects this promise instead of leaving it pending.
  void navigator.serviceWorker.ready.then(tell, () => undefined)
}

/**
 * Checks for a newer version when the page is shown again after an hour. No timer: a background page would use the
 * visitor's data.
 */
function checkWhenVisible() {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < updateCheckAfter) return
    checkedAt = Date.now()
    void worker?.update().catch(() => undefined)
  })
}
