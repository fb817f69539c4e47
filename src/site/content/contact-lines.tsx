import { company } from '#src/company/company.ts'
import { EmailAddress } from '#src/ui/text/email-address.tsx'
import { telHref } from '#src/ui/text/phone.ts'

interface ContactLinesProps {
  /** Class of the list; `linkClass` is for each link. */
  className?: string
  linkClass: string
}

/** Links to all phone numbers and email addresses of the company. */
export function ContactLines({ className, linkClass }: ContactLinesProps) {
  return (
    <ul className={className}>
      {company.phones.map((phone) => (
        <li key={phone}>
          <a href={telHref(phone)} className={`${linkClass} tabular-nums`}>
            {phone}
          </a>
        </li>
      ))}
      {company.emails.map((email) => (
        <li key={email}>
          <a href={`mailto:${email}`} className={linkClass}>
            <EmailAddress>{email}</EmailAddress>
          </a>
        </li>
      ))}
    </ul>
  )
}
