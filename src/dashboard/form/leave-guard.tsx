import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { currentSession } from '#src/api/session.ts'

/** Asks before the user leaves a form with unsaved changes, by a link, Back or closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker({
    // Without a session there is nothing to stay for: the entries return after signing in.
    shouldBlockFn: ({ current, next }) =>
      unsaved() && current.pathname !== next.pathname && currentSession() !== undefined,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  // Fetched after the form instead of on leaving: by then there may be no network.
  useEffect(() => void fetchQuestion().catch(() => undefined), [])
  if (blocker.status !== 'blocked') return null
  return (
    <Suspense>
      <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}

const fetchQuestion = () => import('./leave-question.tsx')
const LeaveQuestion = lazy(async () => ({ default: (await fetchQuestion()).LeaveQuestion }))
