import type { AnyRouter } from '@tanstack/react-router'
import { request } from '#src/api/call/request.ts'
import { recordVisit as visit } from '#src/contract/visit.ts'
import { isPublic } from './page-change.ts'

const flag = 'visit_recorded'

/** Counts a visitor of the public pages once per browser session. Call it after the page has rendered. */
export function recordVisit(router: AnyRouter): void {
  if (isPublic(router)) {
    void sendVisit()
    return
  }
  const stop = router.subscribe('onRendered', () => {
    if (!isPublic(router)) return
    stop()
    void sendVisit()
  })
}

/** Records the visit. A failed call is neither shown nor repeated; blocked storage counts as a failure, too. */
async function sendVisit() {
  try {
    if (sessionStorage.getItem(flag)) return
    sessionStorage.setItem(flag, 'true')
    await request(visit, { audience: 'visitor' })
  } catch {}
}
