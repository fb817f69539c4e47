import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import type { Service } from '#src/contract/services.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import type { Discipline } from '#src/site/company/disciplines.ts'
import { Section } from '#src/site/content/section.tsx'
import type { RecordParts } from '#src/site/frame/record-page.tsx'
import { RecordState } from '#src/site/frame/record-state.tsx'
import { serviceSchema } from '#src/site/head/service-schema.ts'
import { Picture } from '#src/site/picture/picture.tsx'
import { keyed } from '#src/ui/keyed.ts'
import { Deliverables } from './-deliverables.tsx'
import { disciplineOf } from './-evidence.ts'
import { ServiceAside } from './-service-aside.tsx'
import { serviceColumns } from './-service-columns.ts'
import { ServiceEvidence } from './-service-evidence.tsx'

/** Everything about a service below its name: what it is, what it includes, how to ask for it. */
export const serviceParts: RecordParts<Service> = {
  headOf: (service) => ({
    ...(service.shortDescription && { description: service.shortDescription }),
    about: [serviceSchema(service)],
  }),
  Body: (page) => (
    <RecordState {...page} className="sheet py-14 lg:py-20">
      {(service) => {
        const discipline = disciplineOf(service)
        return (
          <>
            <Scope service={service} discipline={discipline} />
            {discipline && <Deliverables of={discipline} />}
            <ServiceEvidence service={service} number={discipline ? '02' : '01'} />
            <OtherServices id={page.id} category={service.category} />
          </>
        )
      }}
    </RecordState>
  ),
}

interface ScopeProps {
  service: Service
  discipline: Discipline | undefined
}

function Scope({ service, discipline }: ScopeProps) {
  return (
    <div className="sheet py-14 lg:py-20">
      <div className={serviceColumns}>
        <div className="min-w-0">
          {service.shortDescription && (
            <p className="mb-10 max-w-prose text-ink-soft text-xl">{service.shortDescription}</p>
          )}
          {discipline && (
            <Picture
              name={discipline.picture}
              alt={discipline.pictureShows}
              sizes="(min-width: 64rem) 54rem, 100vw"
              ratio="21 / 9"
              className="mb-10 rounded-md"
            />
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
  /** Of the address: the record itself may have lost its own. */
  id: string
  category: string
}

/** Up to four other services, those of the same category first; nothing while they are not there. */
function OtherServices({ id, category }: OtherServicesProps) {
  const { data: services = [] } = useQuery(content.services.list())
  const others = services.filter(({ _id }) => _id !== '' && _id !== id)
  const related = others
    .sort((one, other) => Number(other.category === category) - Number(one.category === category))
    .slice(0, 4)
  if (related.length === 0) return null
  return (
    <Section title="Other services" tone="sunk">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        {keyed(related).map(({ key, item }) => (
          <ServiceCard key={key} service={item} />
        ))}
      </ul>
    </Section>
  )
}

/** What stands between blank lines. */
function partsOf(description: string): string[] {
  const parts = description
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 ? parts : ['The scope is agreed with you, job by job. Ask us what it covers.']
}
