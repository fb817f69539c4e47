import { AccountHelp } from './account-help.tsx'

/** For a backend that sends no links: who sets a new password, and how to reach them. */
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
