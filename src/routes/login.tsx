import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { currentSession, sessionEndAtom, unfinishedSignOutAtom } from '#src/api/session.ts'
import { company } from '#src/site/company/company.ts'
import { safeReturn } from '#src/site/sign-in/safe-return.ts'
import { SignInForm } from '#src/site/sign-in/sign-in-form.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'
import { Alert } from '#src/ui/alert.tsx'

interface LoginSearch {
  /** Page that required the sign-in, with its query. */
  redirect?: string
  /** Reason for the sign-in, preserved across a reload. Only "expired" is shown. */
  reason?: 'expired'
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ redirect: wanted, reason }: Record<string, unknown>): LoginSearch => ({
    ...(typeof wanted === 'string' && { redirect: wanted }),
    ...(reason === 'expired' && { reason }),
  }),
  beforeLoad: ({ search }) => {
    if (currentSession()) throw redirect({ href: safeReturn(search.redirect), replace: true })
  },
  loader: () => {
    // A Logout without a network leads here: notify the server once there is one.
    void import('#src/offline/sign-out/revocations.ts').then(
      ({ followSignOuts }) => followSignOuts(),
      () => undefined,
    )
  },
  head: () => ({
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
    <SignInFrame
      title="Log in to your Account"
      description={`The door to ${company.shortName}’s staff dashboard. Accounts are made by a super admin; clients and applicants need none.`}
    >
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
