import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/site/private-head.ts'
import { AccountHelp } from '#src/site/sign-in/account-help.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'

export const Route = createFileRoute('/forgot-password')({
  head: () => privateHead('Forgot password'),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <SignInFrame title="Forgot password" purpose="Passwords are reset by a super admin.">
      <AccountHelp subject="Password reset">
        <p>
          Nothing is sent from this page. Write or call from your work address or phone, and a super admin
          sets a new password for you.
        </p>
      </AccountHelp>
    </SignInFrame>
  )
}
