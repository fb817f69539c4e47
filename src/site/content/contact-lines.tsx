import { company } from '#src/site/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'

interface ContactLinesProps {
  /** Of the list, and of each link in it. */
  className?: string
  linkClass: string
}

/** Every phone and every e-mail address of the company, each to be called or written to. */
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
            {email}
          </a>
        </li>
      ))}
    </ul>
  )
}
