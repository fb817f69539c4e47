import { createFileRoute } from '@tanstack/react-router'
import { useFeature } from '#src/api/features.ts'
import { company } from '#src/site/company/company.ts'
import { ForgotPasswordForm } from '#src/site/sign-in/forgot-password-form.tsx'
import { knowFeatures } from '#src/site/sign-in/know-features.ts'
import { PasswordResetHelp } from '#src/site/sign-in/password-reset-help.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'

export const Route = createFileRoute('/forgot-password')({
  loader: knowFeatures,
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const sendsLinks = useFeature('reset')
  return (
    <SignInFrame
      title="Forgot password"
      purpose={
        sendsLinks ? 'A mail with a link lets you set a new one.' : 'Passwords are reset by a super admin.'
      }
      description={`Passwords of the staff dashboard of ${company.shortName} are reset by a super admin: how to ask for it, and whom.`}
    >
      {sendsLinks ? <ForgotPasswordForm /> : <PasswordResetHelp />}
    </SignInFrame>
  )
}
