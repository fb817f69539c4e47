import { getDefaultStore } from 'jotai'
import { currentSession, sessionAtom } from '#src/api/session.ts'
import { scriptAddress } from '#src/ui/text/script-address.ts'
import { buildText } from './build-text.ts'
import { isNewerSaved } from './newer-version.ts'
import { isReloadHeld } from './reload-guard.ts'
import { isPutOff, updateAtom } from './update.ts'
import { type WatchedWorker, watchWorker } from './watch-worker.ts'

const store = getDefaultStore()
const hour = 60 * 60 * 1000
/** Time for which a press may look busy before the delay is explained, in milliseconds. */
const usualWait = 4_000
let isTakingUpdate = false
let worker: WatchedWorker | undefined

/** Registers the service worker and offers its updates. Called after the page has loaded. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  let hadController = navigator.serviceWorker.controller !== null
  const onControlling = () => {
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
  const onWaiting = async () => {
    if (!isPutOff() && (await isNewerSaved(caches, buildText()))) store.set(updateAtom, 'offered')
  }
  worker = await watchWorker({ address: scriptAddress('/sw.js'), onWaiting, onControlling })
  checkWhenVisible()
  // Page load is a good time to check whether the tabs of an earlier version are gone.
  tellWorker('TIDY_UP')
  store.sub(sessionAtom, saveStaffFiles)
  saveStaffFiles()
}

/** Activates the newer version and reloads. Returns false, and does nothing, if a form has unsent entries. */
export async function takeUpdate(): Promise<boolean> {
  if (isReloadHeld()) return false
  const registration = await navigator.serviceWorker?.getRegistration()
  if (store.get(updateAtom) === 'offered' && registration?.waiting && worker) {
    isTakingUpdate = true
    store.set(updateAtom, 'taking')
    worker.takeOver()
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
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < hour) return
    checkedAt = Date.now()
    void worker?.update().catch(() => undefined)
  })
}
