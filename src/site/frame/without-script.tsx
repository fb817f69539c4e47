import { company } from '#src/site/company/company.ts'
import { Alert } from '#src/ui/alert.tsx'
import { telHref } from '#src/ui/text/phone.ts'

/** What stands above a part of a page that needs script, where there is none: that it does, and how to reach a person. */
export function WithoutScript({ part }: { part: string }) {
  return (
    <noscript>
      <Alert
        tone="info"
        className="mb-6"
        title={`${part} needs JavaScript, which your browser does not run.`}
      >
        <p>Call us, write to us or visit us instead:</p>
        <ul className="mt-2">
          {company.phones.map((phone) => (
            <li key={phone}>
              <a href={telHref(phone)} className={linkClass}>
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
        <address className="mt-2 not-italic">{company.address.join(', ')}</address>
      </Alert>
    </noscript>
  )
}

const linkClass = 'inline-flex min-h-11 items-center tabular-nums underline underline-offset-4'
