import type { AnyRouter } from '@tanstack/react-router'
import { request } from '#src/api/call/request.ts'
import { recordVisit as visit } from '#src/contract/visit.ts'
import { isPublic } from './page-change.ts'

const flag = 'visit_recorded'

/** Counts a visitor of the public pages once per browser session. Called after the page has been drawn. */
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

/** A call that fails is neither shown nor repeated; storage that is closed to us counts as a failure, too. */
async function sendVisit() {
  try {
    if (sessionStorage.getItem(flag)) return
    sessionStorage.setItem(flag, 'true')
    await request(visit, { audience: 'visitor' })
  } catch {}
}
