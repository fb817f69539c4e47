import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { sessionAtom } from '#src/api/session.ts'
import { logoutQuestionAtom } from './logout.ts'

/** Question before a Logout, wherever it was pressed; its file is loaded when there is something to ask. */
export function LogoutHost() {
  const request = useAtomValue(logoutQuestionAtom)
  const session = useAtomValue(sessionAtom)
  // The session may have ended meanwhile, and another one begun.
  if (!request || request.token !== session?.token) return null
  return (
    <Suspense>
      <LogoutQuestion unsent={request.unsent} />
    </Suspense>
  )
}

const LogoutQuestion = lazy(async () => ({ default: (await import('./logout-question.tsx')).LogoutQuestion }))
