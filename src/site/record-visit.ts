import type { AnyRouter } from '@tanstack/react-router'
import { isPublic } from './page-change.ts'

const flag = 'visit_recorded'

/** Counts a visitor of the public pages once per browser session, after the page has been drawn. */
export function recordVisit(router: AnyRouter): void {
  const stop = router.subscribe('onRendered', () => {
    if (!isPublic(router)) return
    stop()
    requestAnimationFrame(() => setTimeout(() => void sendVisit()))
  })
}

/** A call that fails is neither shown nor repeated; storage that is closed to us counts as a failure, too. */
async function sendVisit() {
  try {
    if (sessionStorage.getItem(flag)) return
    sessionStorage.setItem(flag, 'true')
    const [{ request }, { summary }] = await Promise.all([
      import('#src/api/request.ts'),
      import('#src/contract/summary.ts'),
    ])
    await request(summary.recordVisit, { audience: 'visitor' })
  } catch {}
}
