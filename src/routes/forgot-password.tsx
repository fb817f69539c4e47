import { createFileRoute } from '@tanstack/react-router'
import { company } from '#src/site/company/company.ts'
import { AccountHelp } from '#src/site/sign-in/account-help.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'

export const Route = createFileRoute('/forgot-password')({
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <SignInFrame
      title="Forgot password"
      purpose="Passwords are reset by a super admin."
      description={`Passwords of the staff dashboard of ${company.shortName} are reset by a super admin: how to ask for it, and whom.`}
    >
      <AccountHelp subject="Password reset">
        <p>
          Nothing is sent from this page. Write or call from your work address or phone, and a super admin
          sets a new password for you.
        </p>
      </AccountHelp>
    </SignInFrame>
  )
}
