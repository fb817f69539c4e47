import { request } from '#src/api/call/request.ts'
import { recordVisit as visit } from '#src/contract/summary/visit.ts'
import { safeSession } from '#src/ui/browser/safe-storage.ts'

const flag = 'visit_recorded'

/**
 * Counts a visitor of the site once per browser session. A failed call is neither shown nor repeated; blocked storage
 * counts as a failure, too.
 */
export async function recordVisit(): Promise<void> {
  if (safeSession.get(flag) || !safeSession.set(flag, 'true')) return
  await request(visit, { audience: 'visitor' }).catch(() => undefined)
}
