import type { AnyRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { openChannel } from './api/channel.ts'
import { currentSession, sessionAtom } from './api/session.ts'
import { hasItems } from './offline/outbox/has-items.ts'
import { isReloadHeld } from './offline/service-worker/reload-guard.ts'
import { updateAtom } from './offline/service-worker/update.ts'
import { nextTask } from './site/start/next-task.ts'
import { followPageChanges } from './site/start/page-change.ts'
import { recordVisit } from './site/start/record-visit.ts'
import { loadStartUpLists } from './site/start/start-up-lists.ts'
import { saveDataAtom, savesData } from './ui/browser/save-data.ts'

/** Loads everything that no page waits for, once the first page has rendered. */
export async function startAfterLoad(router: AnyRouter) {
  followPageChanges(router)
  recordVisit(router)
  await nextTask()
  sendWhatWaits()
  offerUpdates()
  void import('./site/layout/letterhead.ts').then(({ letterhead }) => {
    window.addEventListener('beforeprint', letterhead)
  }, ignore)
  await nextTask()
  void loadStartUpLists(router)
  await nextTask()
  // Messages about a lost connection: load them while there is one.
  void import('./offline/connection/try-again.tsx').catch(ignore)
  void import('./site/content/saved-instead.tsx').catch(ignore)
  // In development Vite serves every file, and there is no worker to register.
  if (import.meta.env.PROD) registerWorkerWhenWanted()
}

/** Ignores a missing chunk of an old version: the page works without it. */
const ignore = () => undefined

/** Sends pending submissions of earlier visits or other tabs, and shows a note about them. */
function sendWhatWaits() {
  const end = new AbortController()
  const look = async () => {
    if (!(await hasItems()) || end.signal.aborted) return
    const [{ startOutbox }, { showUnsentNote }] = await Promise.all([
      import('./offline/outbox/outbox.ts'),
      import('./site/outbox/unsent-note.tsx'),
    ])
    end.abort()
    stopListening()
    showUnsentNote()
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
function offerUpdates() {
  const store = getDefaultStore()
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

const fetchPrompt = () => import('./offline/service-worker/show-update.tsx').catch(ignore)

/**
 * Registers the worker, which downloads the whole site for offline reading: not for visitors who save data, but always
 * for staff, and on devices with a worker, which must learn of newer versions.
 */
function registerWorkerWhenWanted() {
  const store = getDefaultStore()
  const stops: (() => void)[] = []
  const check = () => {
    const isWanted = !savesData() || currentSession() !== undefined || navigator.serviceWorker?.controller
    if (!isWanted) return
    for (const stop of stops) stop()
    void import('./offline/service-worker/register-worker.ts').then(
      ({ registerWorker }) => registerWorker(),
      ignore,
    )
  }
  stops.push(store.sub(saveDataAtom, check), store.sub(sessionAtom, check))
  check()
}
