import { createFileRoute } from '@tanstack/react-router'
import { useFeature } from '#src/api/has-feature.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ForgotPasswordForm } from '#src/dashboard/sign-in/forgot-password-form.tsx'
import { knowFeatures } from '#src/dashboard/sign-in/know-features.ts'
import { PasswordResetHelp } from '#src/dashboard/sign-in/password-reset-help.tsx'
import { SignInFrame } from '#src/dashboard/sign-in/sign-in-frame.tsx'
import { signInPages } from '#src/dashboard/sign-in/sign-in-pages.ts'

const page = signInPages['/forgot-password']

export const Route = createFileRoute('/forgot-password')({
  loader: knowFeatures,
  head: () => privateHead(page.title, page.description),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const sendsLinks = useFeature('reset')
  return (
    <SignInFrame
      title={page.title}
      purpose={
        sendsLinks
          ? 'We will e-mail you a link to set a new password.'
          : 'Passwords are reset by a super admin.'
      }
    >
      {sendsLinks ? <ForgotPasswordForm /> : <PasswordResetHelp />}
    </SignInFrame>
  )
}
