import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { sessionAtom } from '#src/api/session.ts'
import { askedAtom } from './logout.ts'

/** Question before a Logout, wherever it was pressed; its file is loaded when there is something to ask. */
export function LogoutHost() {
  const asked = useAtomValue(askedAtom)
  const session = useAtomValue(sessionAtom)
  // The session may have ended meanwhile, and another one begun.
  if (!asked || asked.token !== session?.token) return null
  return (
    <Suspense>
      <LogoutQuestion unsent={asked.unsent} />
    </Suspense>
  )
}

const LogoutQuestion = lazy(async () => ({ default: (await import('./logout-question.tsx')).LogoutQuestion }))
