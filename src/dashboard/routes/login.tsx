import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { currentSession, sessionEndAtom, unfinishedSignOutAtom } from '#src/api/session.ts'
import { privateHead } from '#src/company/private-head.ts'
import { safeReturn } from '#src/dashboard/sign-in/safe-return.ts'
import { SignInForm } from '#src/dashboard/sign-in/sign-in-form.tsx'
import { SignInFrame } from '#src/dashboard/sign-in/sign-in-frame.tsx'
import { signInPages } from '#src/dashboard/sign-in/sign-in-pages.ts'
import { Alert } from '#src/ui/alert.tsx'

interface LoginSearch {
  /** Page that required the sign-in, with its query. */
  redirect?: string
  /** Reason for the sign-in, preserved across a reload. Only "expired" is shown. */
  reason?: 'expired'
}

const page = signInPages['/login']

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect: target, reason }: Record<string, unknown>): LoginSearch => ({
    ...(typeof target === 'string' && { redirect: target }),
    ...(reason === 'expired' && { reason }),
  }),
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: safeReturn(search.redirect), replace: true })
  },
  loader: () => {
    // A Logout without a network leads here: notify the server once there is one.
    void import('#src/offline/storage/sign-out/revocations.ts').then(
      ({ followSignOuts }) => followSignOuts(),
      () => undefined,
    )
  },
  head: () => ({
    ...privateHead(page.title, page.description),
    links: [{ rel: 'manifest', href: '/manifest.webmanifest' }],
  }),
  component: LoginPage,
})

function LoginPage() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const end = useAtomValue(sessionEndAtom)
  const isUnfinished = useAtomValue(unfinishedSignOutAtom)
  const isExpired = end === 'expired' || search.reason === 'expired'
  return (
    <SignInFrame title={page.title}>
      {(isExpired || end === 'missing') && (
        <Alert tone="caution" role="alert" className="mb-6">
          {isExpired ? 'Session expired. Please log in again.' : 'Authentication required'}
        </Alert>
      )}
      {isUnfinished && (
        <Alert tone="danger" role="alert" className="mb-6">
          This device is full: signing out is not finished. Make room, or clear the site's data.
        </Alert>
      )}
      <SignInForm onSignedIn={() => navigate({ href: safeReturn(search.redirect), replace: true })} />
    </SignInFrame>
  )
}
