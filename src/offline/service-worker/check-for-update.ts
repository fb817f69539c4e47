import { tryAgain } from '#src/offline/connection/connection.ts'
import { offerAgain } from './update.ts'

/**
 * - `newest`: there is no other; `loading`: one is being downloaded; `found`: one is installed and offered
 * - `unanswered`: the server did not respond; `none`: there is no worker to compare versions with
 */
export type UpdateCheck = 'newest' | 'loading' | 'found' | 'unanswered' | 'none'

/** Checks the server for a newer version at once, for a button. */
export async function checkForUpdate(): Promise<UpdateCheck> {
  // Some browsers reject this call where they allow no worker.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  if (!registration) return 'none'
  try {
    await registration.update()
  } catch {
    void tryAgain()
    return 'unanswered'
  }
  const { installing, waiting } = registration
  if (!installing && !waiting) return 'newest'
  offerAgain(waiting !== null)
  return waiting ? 'found' : 'loading'
}
