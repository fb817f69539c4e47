import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { company } from '#src/site/company/company.ts'
import { knowFeatures } from '#src/site/sign-in/know-features.ts'
import { tokenIn } from '#src/site/sign-in/link-token.ts'
import { PasswordResetHelp } from '#src/site/sign-in/password-reset-help.tsx'
import { ResetPasswordForm } from '#src/site/sign-in/reset-password-form.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'

export const Route = createFileRoute('/reset-password')({
  loader: knowFeatures,
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const navigate = Route.useNavigate()
  const sendsLinks = useFeature('reset')
  const found = useLocation({ select: ({ hash, searchStr }) => tokenIn(hash, searchStr) })
  const [token, setToken] = useState(found)
  // Another link may be opened in the same tab.
  if (found !== '' && found !== token) setToken(found)
  // Remove the token from the address: history and referrers must not store it.
  useEffect(() => {
    if (found !== '') void navigate({ to: '/reset-password', search: {}, hash: '', replace: true })
  }, [found, navigate])
  return (
    <SignInFrame
      title="New password"
      purpose={
        sendsLinks ? 'Choose a password that you use nowhere else.' : 'Passwords are reset by a super admin.'
      }
      description={`A new password for the staff dashboard of ${company.shortName}, for somebody who has asked for one.`}
    >
      {sendsLinks ? <ResetPasswordForm key={token} token={token} /> : <PasswordResetHelp />}
    </SignInFrame>
  )
}
