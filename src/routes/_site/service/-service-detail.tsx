import { Link } from '@tanstack/react-router'
import type { Service } from '#src/contract/services.ts'
import { RecordState } from '#src/site/content/record-state.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { ServiceAside } from './-service-aside.tsx'
import { ServiceRelated } from './-service-related.tsx'
import { ServiceSkeleton, serviceColumns } from './-service-skeleton.tsx'
import { useService } from './-use-service.ts'

/** Everything about a service below its name: what it is, what it includes, how to ask for it. */
export function ServiceDetail({ id }: { id: string }) {
  return (
    <RecordState
      record={useService(id)}
      thing="service"
      back={back}
      skeleton={<ServiceSkeleton />}
      className="sheet py-14 lg:py-20"
    >
      {(service) => (
        <>
          <Scope service={service} />
          <ServiceRelated id={id} category={service.category} />
        </>
      )}
    </RecordState>
  )
}

function Scope({ service }: { service: Service }) {
  return (
    <div className="sheet py-14 lg:py-20">
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

const back = (
  <Link to="/services" className={buttonClass('secondary')}>
    Back to Services
  </Link>
)

/** What stands between blank lines. */
function partsOf(description: string): string[] {
  const parts = description
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.length > 0 ? parts : ['The scope is agreed with you, job by job. Ask us what it covers.']
}
