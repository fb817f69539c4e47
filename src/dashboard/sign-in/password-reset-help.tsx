import { AccountHelp } from './account-help.tsx'

/** Help for a backend that sends no links: how to get a new password from a super admin. */
export function PasswordResetHelp() {
  return (
    <AccountHelp subject="Password reset">
      <p>
        Nothing is sent from this page. Write or call from your work address or phone, and a super admin sets
        a new password for you.
      </p>
    </AccountHelp>
  )
}
