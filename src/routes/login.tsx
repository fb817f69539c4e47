import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { currentSession, sessionEndAtom } from '#src/api/session.ts'
import { company } from '#src/site/company/company.ts'
import { safeReturn } from '#src/site/sign-in/safe-return.ts'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'

interface LoginSearch {
  /** The page that asked for a sign-in, with its own search. */
  redirect?: string
  /** Keeps the reason over a reload; nothing but "expired" is said. */
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
  head: () => ({
    links: [{ rel: 'manifest', href: '/manifest.webmanifest' }],
  }),
  component: LoginPage,
})

const SignInForm = lazyPart(async () => (await import('#src/site/sign-in/sign-in-form.tsx')).SignInForm)

function LoginPage() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  const expired = useAtomValue(sessionEndAtom) === 'expired' || search.reason === 'expired'
  return (
    <SignInFrame
      title="Log in to your Account"
      description={`The door to ${company.shortName}’s staff dashboard. Accounts are made by a super admin; clients and applicants need none.`}
    >
      {expired && (
        <Alert tone="caution" role="alert" className="mb-6">
          Session expired. Please log in again.
        </Alert>
      )}
      <Suspense fallback={<FormSkeleton fields={5} columns={1} />}>
        <SignInForm onSignedIn={() => navigate({ href: safeReturn(search.redirect), replace: true })} />
      </Suspense>
    </SignInFrame>
  )
}
