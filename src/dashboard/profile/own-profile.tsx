import type { Admin } from '#src/contract/admins/record.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Initials } from '#src/ui/initials.tsx'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { RoleBadge } from './role-badge.tsx'

/** Profile of the signed-in user. */
export function OwnProfile({ name, email, role }: Admin) {
  return (
    <Panel title="Your Profile">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:gap-6">
        <Initials name={name || email} size="large" />
        <div className="min-w-0 grow">
          <Facts>
            <Fact term="Name">{name || 'N/A'}</Fact>
            <Fact term="Email">
              <EmailAddress>{email || 'N/A'}</EmailAddress>
            </Fact>
            <Fact term="Role">
              <RoleBadge role={role} />
            </Fact>
          </Facts>
          <p className="mt-3 text-ink-soft text-sm">
            Name and e-mail are set when an account is created. To change them, ask a super admin for a new
            account.
          </p>
        </div>
      </div>
    </Panel>
  )
}
