import { openChannel } from '#src/api/channel.ts'
import { currentSession, sessionAtom } from '#src/api/session.ts'
import { saveDataAtom, savesData } from '#src/ui/browser/save-data.ts'
import { store } from '#src/ui/browser/store.ts'
import { hasItems } from './outbox/has-items.ts'
import { isReloadHeld } from './service-worker/reload-guard.ts'
import { updateAtom } from './service-worker/update.ts'
import { ignore } from './start-up.ts'

/* Steps of both apps that no page waits for. */

/**
 * Sends pending submissions of earlier visits or other tabs.
 *
 * @param onFound called when there are any, before they are sent
 */
export function sendPendingItems(onFound: () => Promise<void> | void = ignore): void {
  const end = new AbortController()
  const look = async () => {
    if (!(await hasItems()) || end.signal.aborted) return
    const { startOutbox } = await import('./outbox/outbox.ts')
    end.abort()
    stopListening()
    await onFound()
    await startOutbox()
  }
  // If the chunks of an old version are missing, try again on the next event.
  const lookAgain = () => void look().catch(ignore)
  window.addEventListener('online', lookAgain, end)
  document.addEventListener('visibilitychange', lookAgain, end)
  const stopListening = openChannel<unknown>('outbox').listen(lookAgain)
  // Checking opens the database and blocks others meanwhile: let the page's own come first.
  setTimeout(lookAgain, 1_000)
}

/** Loads the update prompt when there is an update. The page works without it if an old version's chunk is missing. */
export function offerUpdates(): void {
  const look = () => {
    if (store.get(updateAtom) === 'none') return
    stop()
    void fetchPrompt().then((prompt) => prompt?.showUpdatePrompt())
  }
  const stop = store.sub(updateAtom, look)
  look()
  // A deployment may delete this version's files: load the prompt once something is typed, or at once if it was before.
  if (isReloadHeld()) void fetchPrompt()
  else document.addEventListener('input', fetchPrompt, { once: true })
}

const fetchPrompt = () => import('./service-worker/show-update.tsx').catch(ignore)

/** Loads the message about a lost connection while there is one. */
export function preloadConnectionMessages(): void {
  void import('./connection/try-again.tsx').catch(ignore)
}

/**
 * Registers the worker, which downloads the whole site for offline reading: not for visitors who save data, but always
 * for staff, and on devices with a worker, which must learn of newer versions. In development Vite serves every file,
 * and there is no worker to register.
 */
export function registerWorkerWhenWanted(): void {
  if (!import.meta.env.PROD) return
  const stops: (() => void)[] = []
  const check = () => {
    const isWanted = !savesData() || currentSession() !== undefined || navigator.serviceWorker?.controller
    if (!isWanted) return
    for (const stop of stops) stop()
    void import('./service-worker/register-worker.ts').then(({ registerWorker }) => registerWorker(), ignore)
  }
  stops.push(store.sub(saveDataAtom, check), store.sub(sessionAtom, check))
  check()
}
