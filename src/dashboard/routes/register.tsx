import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { AccountHelp } from '#src/dashboard/sign-in/account-help.tsx'
import { SignInFrame } from '#src/dashboard/sign-in/sign-in-frame.tsx'
import { signInPages } from '#src/dashboard/sign-in/sign-in-pages.ts'

const page = signInPages['/register']

export const Route = createFileRoute('/register')({
  head: () => privateHead(page.title, page.description),
  component: RegisterPage,
})

function RegisterPage() {
  return (
    <SignInFrame title={page.title} purpose="Accounts are made for staff by a super admin.">
      <AccountHelp subject="A staff account">
        <p>
          You cannot register here. Ask a super admin for an account and give your full name and work e-mail
          address. Clients and applicants need no account.
        </p>
      </AccountHelp>
    </SignInFrame>
  )
}
