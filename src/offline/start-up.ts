import { restoreSession } from '#src/api/session.ts'
import { watchSaveData } from '#src/ui/browser/save-data.ts'
import { watchTheme } from '#src/ui/browser/theme.ts'
import { watchConnection } from './connection/connection.ts'
import { recoverLostChunks } from './service-worker/lost-chunk.ts'

/** Follows the browser and the session. Both apps call it before anything renders. */
export function followBrowser(): void {
  watchTheme()
  watchSaveData()
  restoreSession()
  watchConnection()
  recoverLostChunks()
}

/** Runs a task once the page has loaded. */
export function onceLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task)
}

/** Ignores a missing chunk of an old version: the page works without it. */
export const ignore = () => undefined
