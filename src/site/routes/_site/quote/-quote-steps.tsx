import { company } from '#src/company/company.ts'
import { engineerFor } from '#src/company/engineers.ts'
import { steps } from '#src/company/quoting.ts'
import { ContactPerson } from '#src/site/content/contact-person.tsx'
import { StepList } from '#src/site/content/step-list.tsx'
import { telHref } from '#src/ui/text/phone.ts'

/** Aside of the form: the next steps of a request, the engineer of the service in the address, and other contact details. */
export function QuoteSteps({ service }: { service: string | undefined }) {
  const person = engineerFor(service)
  const otherPhones = company.phones.filter((phone) => phone !== person?.phone)
  return (
    <aside className="self-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8">
      <StepList title="What happens next" steps={steps} />
      {person && (
        <div className="mt-8">
          <p className="text-ink-soft text-sm">Your contact</p>
          <ContactPerson person={person} />
        </div>
      )}
      {otherPhones.length > 0 && <p className="mt-8 text-ink-soft text-sm">Prefer to talk?</p>}
      <ul>
        {otherPhones.map((phone) => (
          <li key={phone}>
            <a
              href={telHref(phone)}
              className="inline-flex min-h-11 items-center font-semibold tabular-nums underline-offset-4 hover:underline"
            >
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
