import type { AnyRouter } from '@tanstack/react-router'
import { registerWorker } from './offline/register-worker.ts'
import { followPageChanges } from './site/page-change.ts'
import { recordVisit } from './site/record-visit.ts'

/** What no page waits for: it is fetched when the first one has been drawn. */
export function startAfterLoad(router: AnyRouter) {
  followPageChanges(router)
  recordVisit(router)
  // In development Vite itself answers for every file, and there is no worker to register.
  if (import.meta.env.PROD) void registerWorker()
}
