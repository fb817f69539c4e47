import { Link } from '@tanstack/react-router'
import { company } from '#src/site/company.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { telHref } from '#src/ui/phone.ts'
import { Section } from '#src/ui/section.tsx'

/** The end of the home page: what to do next, and every way to reach a person. */
export function HomeClosing() {
  return (
    <Section
      number="08"
      label="Contact"
      title="Have a plant to build, extend or keep running?"
      purpose="Send us the scope as you have it, or call. An engineer answers, not a call centre."
      tone="steel"
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <Link to="/quote" className={buttonClass('primary', 'large')}>
          Request A Quote
        </Link>
        <Link to="/contact" className={buttonClass('secondary', 'large')}>
          Contact us
        </Link>
      </div>
      <dl className="mt-10 grid grid-cols-1 gap-x-10 gap-y-6 border-line border-t pt-8 sm:grid-cols-3">
        <div>
          <dt className="text-ink-soft text-sm">Phone</dt>
          {company.phones.map((phone) => (
            <dd key={phone}>
              <a href={telHref(phone)} className={linkClass}>
                {phone}
              </a>
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-ink-soft text-sm">E-mail</dt>
          {company.emails.map((email) => (
            <dd key={email}>
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Address</dt>
          <dd className="py-2 font-semibold">{company.address.join(', ')}</dd>
        </div>
      </dl>
    </Section>
  )
}

const linkClass =
  'wrap-anywhere inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline'
