import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { content } from '#src/api/content.ts'
import type { Discipline } from '#src/company/disciplines.ts'
import { engineerFor } from '#src/company/engineers.ts'
import { Picture } from '#src/company/picture/picture.tsx'
import type { Service } from '#src/contract/services/record.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import { ServiceIcon } from '#src/site/cards/service-icon.tsx'
import { ContactPerson } from '#src/site/content/contact-person.tsx'
import { Section } from '#src/site/content/section.tsx'
import type { RecordParts } from '#src/site/layout/record-page.tsx'
import { RecordState } from '#src/site/layout/record-state.tsx'
import { serviceSchema } from '#src/site/seo/service-schema.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { Photo } from '#src/ui/picture/photo.tsx'
import { fileKindOf, fileLink } from '#src/ui/text/file-link.ts'
import { disciplineOf } from './-evidence.ts'
import { ServiceEvidence } from './-service-evidence.tsx'
import { serviceColumns } from './-service-record.tsx'

/** All parts of a service below its name: description, scope, and a link to the quote form. */
export const serviceParts: RecordParts<Service> = {
  headOf: (service) => ({
    ...(service.shortDescription && { description: service.shortDescription }),
    about: [serviceSchema(service)],
  }),
  cover: (service) => {
    const picture = disciplineOf(service)?.picture
    return (
      picture && (
        <Picture name={picture} alt="" sizes="100vw" eager className="absolute inset-0 -z-20 h-full" />
      )
    )
  },
  Body: (page) => (
    <RecordState {...page} className="sheet py-14 lg:py-20">
      {(service) => {
        const discipline = disciplineOf(service)
        return (
          <>
            <Scope service={service} />
            {discipline && <Deliverables discipline={discipline} />}
            <ServiceEvidence service={service} number={discipline ? '02' : '01'} />
            <OtherServices id={page.id} category={service.category} />
          </>
        )
      }}
    </RecordState>
  ),
}

function Scope({ service }: { service: Service }) {
  return (
    <div className="sheet py-10 lg:py-16">
      <div className={serviceColumns}>
        <div className="min-w-0">
          {service.shortDescription && (
            <p className="mb-10 max-w-prose text-ink-soft text-xl">{service.shortDescription}</p>
          )}
          <h2 className="text-2xl">Our Services Include:</h2>
          <ul className="mt-6 border-line border-t">
            {partsOf(service.fullDescription).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else, and never move
              <li key={index} className="flex gap-5 border-line border-b py-4">
                <span
                  aria-hidden
                  className="pt-0.5 font-display font-semibold text-signal text-sm tabular-nums"
                >
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span className="min-w-0 max-w-prose whitespace-pre-line wrap-anywhere">{part}</span>
              </li>
            ))}
          </ul>
        </div>
        <ServiceAside service={service} />
      </div>
    </div>
  )
}

interface OtherServicesProps {
  /** Id from the address: the record may lack its own. */
  id: string
  category: string
}

/** Up to four other services, those of the same category first; nothing until they have loaded. */
function OtherServices({ id, category }: OtherServicesProps) {
  const { data: services = [] } = useQuery(content.services.list())
  const otherServices = services.filter(({ _id }) => _id !== '' && _id !== id)
  const related = otherServices
    .sort((one, other) => Number(other.category === category) - Number(one.category === category))
    .slice(0, 4)
  if (related.length === 0) return null
  return (
    <Section title="Other services" tone="sunk">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        {withKeys(related).map(({ key, item }) => (
          <ServiceCard key={key} service={item} />
        ))}
      </ul>
    </Section>
  )
}

/** Splits a description at blank lines. */
function partsOf(description: string): string[] {
  const parts = description
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 ? parts : ['The scope is agreed with you, job by job. Ask us what it covers.']
}

/** Deliverables of a discipline. */
function Deliverables({ discipline: { deliverables } }: { discipline: Discipline }) {
  return (
    <Section number="01" label="Handover" title="What you receive" tone="sunk">
      <dl className="wrap-anywhere grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {deliverables.map(({ name, text }) => (
          <div key={name} className="bg-paper p-5 lg:p-6">
            <dt className="font-display font-semibold text-lg">{name}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** Aside of a service: icon, facts, document, and a link to the quote form. */
function ServiceAside({ service }: { service: Service }) {
  const person = engineerFor(service.name)
  return (
    <aside
      aria-label="About this service"
      className="flex min-w-0 flex-col gap-6 self-start lg:sticky lg:top-28"
    >
      {/* Hidden on a phone, where it would look like a broken picture between paragraphs. */}
      <div className="max-lg:hidden">
        <ServiceIcon src={service.iconUrl} large />
      </div>
      <Facts>
        {person && (
          <Fact term="Your contact">
            <ContactPerson person={person} />
          </Fact>
        )}
        {service.document && (
          <Fact term="Document">
            <ServiceDocument src={service.document} name={service.name} />
          </Fact>
        )}
      </Facts>
      <Link
        to="/quote"
        search={service.name ? { service: service.name } : {}}
        className={buttonClass('primary', 'large')}
      >
        Request A Quote For This Service
      </Link>
    </aside>
  )
}

/** A service's document: the picture itself if the address is one, and a link. */
function ServiceDocument({ src, name }: { src: string; name: string }) {
  const kind = fileKindOf(src)
  return (
    <div className="flex flex-col items-start gap-3">
      {kind === 'picture' && (
        <Photo src={src} alt={`Document of ${name}`} ratio="4 / 3" className="border border-line" />
      )}
      <a href={src} {...fileLink(src)} className={buttonClass('secondary', 'small')}>
        Open document
        <span className="sr-only">{` of ${name} ${kind === 'pdf' ? 'in a new tab' : 'as a download'}`}</span>
        <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
      </a>
    </div>
  )
}
