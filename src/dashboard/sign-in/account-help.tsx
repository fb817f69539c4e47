import { Link } from '@tanstack/react-router'
import { company } from '#src/company/company.ts'
import { buttonClass } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { telHref } from '#src/ui/text/phone.ts'

/** Help for actions that only a super admin can do: contact details, and a link back to the sign-in. */
export function AccountHelp({ subject, children }: { subject: string; children: Elements }) {
  return (
    <div className="flex flex-col gap-6">
      {children}
      <Facts>
        <Fact term="E-mail">
          <a
            href={`mailto:${company.accountsEmail}?subject=${encodeURIComponent(subject)}`}
            className={linkClass}
          >
            {company.accountsEmail}
          </a>
        </Fact>
        <Fact term="Phone">
          <a href={telHref(company.phones[0])} className={linkClass}>
            {company.phones[0]}
          </a>
        </Fact>
      </Facts>
      <Link to="/login" className={buttonClass('primary', 'large')}>
        Back to Log In
      </Link>
    </div>
  )
}

const linkClass =
  'inline-flex min-h-6 items-center underline underline-offset-4 hover:text-signal pointer-coarse:min-h-11'
