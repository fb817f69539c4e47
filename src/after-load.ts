import type { AnyRouter } from '@tanstack/react-router'
import { getDefaultStore } from 'jotai'
import { openChannel } from './api/channel.ts'
import { currentSession, sessionAtom } from './api/session.ts'
import { hasItems } from './offline/outbox/has-items.ts'
import { isReloadHeld } from './offline/worker/reload-guard.ts'
import { updateAtom } from './offline/worker/update.ts'
import { nextTask } from './site/start/next-task.ts'
import { followPageChanges } from './site/start/page-change.ts'
import { recordVisit } from './site/start/record-visit.ts'
import { loadStartUpLists } from './site/start/start-up-lists.ts'
import { saveDataAtom, savesData } from './ui/browser/save-data.ts'

/** What no page waits for: it is fetched when the first one has been drawn. */
export async function startAfterLoad(router: AnyRouter) {
  followPageChanges(router)
  recordVisit(router)
  await nextTask()
  sendWhatWaits()
  offerUpdates()
  void import('./site/frame/letterhead.ts').then(({ letterhead }) => {
    window.addEventListener('beforeprint', letterhead)
  }, ignore)
  await nextTask()
  void loadStartUpLists(router)
  await nextTask()
  // What is said about a lost connection: by then there is none to fetch it with.
  void import('./offline/connection/try-again.tsx').catch(ignore)
  void import('./site/content/saved-instead.tsx').catch(ignore)
  // In development Vite itself answers for every file, and there is no worker to register.
  if (import.meta.env.PROD) registerWorkerWhenWanted()
}

/** A page whose scripts are gone with its version goes on without. */
const ignore = () => undefined

/** What was submitted on an earlier visit or in another tab goes on from here, and pages say so. */
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
  // A page whose scripts are gone with its version looks again at the next occasion.
  const lookAgain = () => void look().catch(ignore)
  window.addEventListener('online', lookAgain, end)
  document.addEventListener('visibilitychange', lookAgain, end)
  const stopListening = openChannel<unknown>('outbox').listen(lookAgain)
  // A database that is not there is made in order to find out, and no other is opened meanwhile: the page's come first.
  setTimeout(lookAgain, 1_000)
}

/** The prompt comes when there is something to say; a page whose prompt is gone with its version goes on without. */
function offerUpdates() {
  const store = getDefaultStore()
  const look = () => {
    if (store.get(updateAtom) === 'none') return
    stop()
    void fetchPrompt().then((prompt) => prompt?.showUpdatePrompt())
  }
  const stop = store.sub(updateAtom, look)
  look()
  // A deployment may take this version's files away: what then asks first is here once something is typed, or was before.
  if (isReloadHeld()) void fetchPrompt()
  else document.addEventListener('input', fetchPrompt, { once: true })
}

const fetchPrompt = () => import('./offline/worker/show-update.tsx').catch(ignore)

/**
 * The worker downloads the whole site, for reading without a network. Who saves data has not asked for that; staff
 * have, and a device that holds a worker must hear of newer versions.
 */
function registerWorkerWhenWanted() {
  const store = getDefaultStore()
  const stops: (() => void)[] = []
  const check = () => {
    const isWanted = !savesData() || currentSession() !== undefined || navigator.serviceWorker?.controller
    if (!isWanted) return
    for (const stop of stops) stop()
    void import('./offline/worker/register-worker.ts').then(({ registerWorker }) => registerWorker(), ignore)
  }
  stops.push(store.sub(saveDataAtom, check), store.sub(sessionAtom, check))
  check()
}
