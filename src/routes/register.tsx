import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/site/private-head.ts'
import { AccountHelp } from '#src/site/sign-in/account-help.tsx'
import { SignInFrame } from '#src/site/sign-in/sign-in-frame.tsx'

export const Route = createFileRoute('/register')({
  head: () => privateHead('Staff accounts'),
  component: RegisterPage,
})

function RegisterPage() {
  return (
    <SignInFrame title="Staff accounts" purpose="Accounts are made for staff by a super admin.">
      <AccountHelp subject="A staff account">
        <p>
          You cannot register here. Ask a super admin for an account and give your full name and work e-mail
          address. Clients and applicants need no account.
        </p>
      </AccountHelp>
    </SignInFrame>
  )
}
