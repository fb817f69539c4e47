import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { privateHead } from '#src/company/private-head.ts'
import { knowFeatures } from '#src/dashboard/sign-in/know-features.ts'
import { tokenIn } from '#src/dashboard/sign-in/link-token.ts'
import { PasswordResetHelp } from '#src/dashboard/sign-in/password-reset-help.tsx'
import { ResetPasswordForm } from '#src/dashboard/sign-in/reset-password-form.tsx'
import { SignInFrame } from '#src/dashboard/sign-in/sign-in-frame.tsx'
import { signInPages } from '#src/dashboard/sign-in/sign-in-pages.ts'

const page = signInPages['/reset-password']

export const Route = createFileRoute('/reset-password')({
  loader: knowFeatures,
  head: () => privateHead(page.title, page.description),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const navigate = Route.useNavigate()
  const sendsLinks = useFeature('reset')
  const linkToken = useLocation({ select: ({ hash, searchStr }) => tokenIn(hash, searchStr) })
  const [token, setToken] = useState(linkToken)
  // Another link may be opened in the same tab.
  if (linkToken !== '' && linkToken !== token) setToken(linkToken)
  // Remove the token from the address: history and referrers must not store it.
  useEffect(() => {
    if (linkToken !== '') void navigate({ to: '/reset-password', search: {}, hash: '', replace: true })
  }, [linkToken, navigate])
  return (
    <SignInFrame
      title={page.title}
      purpose={
        sendsLinks ? 'Choose a password that you use nowhere else.' : 'Passwords are reset by a super admin.'
      }
    >
      {sendsLinks ? <ResetPasswordForm key={token} token={token} /> : <PasswordResetHelp />}
    </SignInFrame>
  )
}
