import { safeLocal } from '#src/ui/browser/safe-storage.ts'

/** Whether the browser can store a session beyond the page. False if it blocks storage. */
export function canStaySignedIn(): boolean {
  const probe = 'session-probe'
  const canStore = safeLocal.set(probe, probe)
  safeLocal.remove(probe)
  return canStore
}
