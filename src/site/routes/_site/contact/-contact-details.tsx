import type { ReactNode } from 'react'
import { company, openingHours } from '#src/company/company.ts'
import { firstContact } from '#src/company/engineers.ts'
import { ContactPerson } from '#src/site/content/contact-person.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { telHref, whatsAppHref } from '#src/ui/text/phone.ts'

/** Contact details besides the form. On a phone the address and hours are further down, beside the map. */
export function ContactDetails() {
  return (
    <aside aria-label="Contact details" className="flex flex-col gap-8">
      <Facts>
        {firstContact && (
          <Fact term="Your contact">
            <ContactPerson person={firstContact} />
          </Fact>
        )}
        <Fact term="Phone">
          {company.phones.map((phone) => (
            <DetailLink key={phone} href={telHref(phone)}>
              {phone}
            </DetailLink>
          ))}
        </Fact>
        <Fact term="WhatsApp">
          <DetailLink href={whatsAppHref(company.whatsApp)}>
            Chat with us
            <span className="sr-only"> on WhatsApp</span>
          </DetailLink>
        </Fact>
        <Fact term="E-mail">
          {company.emails.map((email) => (
            <DetailLink key={email} href={`mailto:${email}`}>
              {email}
            </DetailLink>
          ))}
        </Fact>
      </Facts>
      <div className="max-lg:hidden">
        <Facts>
          <Fact term="Address">
            <address className="not-italic">
              {company.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </Fact>
          <Fact term="Office hours">
            <OfficeHours />
          </Fact>
        </Facts>
      </div>
    </aside>
  )
}

export function OfficeHours() {
  return (
    <>
      {openingHours.map(({ days, time }) => (
        <p key={days} className="tabular-nums">
          <span>{days}</span>
          <span className="block font-normal text-ink-soft">{time}</span>
        </p>
      ))}
      <p className="mt-1 font-normal text-ink-soft text-sm">{company.timeZone}</p>
    </>
  )
}

function DetailLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center tabular-nums underline-offset-4 hover:text-signal hover:underline lg:min-h-8"
    >
      {children}
    </a>
  )
}
