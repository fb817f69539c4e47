import { createFileRoute } from '@tanstack/react-router'
import { company } from '#src/site/company/company.ts'
import { AccountHelp } from '#src/site/sign-in/account-help.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'

export const Route = createFileRoute('/register')({
  component: RegisterPage,
})

function RegisterPage() {
  return (
    <SignInFrame
      title="Staff accounts"
      purpose="Accounts are made for staff by a super admin."
      description={`Accounts for the staff dashboard of ${company.shortName} are made by a super admin: how to ask for one, and whom.`}
    >
      <AccountHelp subject="A staff account">
        <p>
          You cannot register here. Ask a super admin for an account and give your full name and work e-mail
          address. Clients and applicants need no account.
        </p>
      </AccountHelp>
    </SignInFrame>
  )
}
