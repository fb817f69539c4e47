import { Link } from '@tanstack/react-router'
import type { Service } from '#src/contract/services.ts'
import { categoryLabel } from '#src/contract/services.ts'
import { ServiceIcon } from '#src/site/cards/service-icon.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { ServiceDocument } from './-service-document.tsx'

/** Beside a service: its icon, what is known of it, its document, and the way to a price. */
export function ServiceAside({ service }: { service: Service }) {
  return (
    <aside
      aria-label="About this service"
      className="flex min-w-0 flex-col gap-6 self-start lg:sticky lg:top-28"
    >
      <ServiceIcon src={service.iconUrl} large />
      <Facts>
        {service.category && <Fact term="Category">{categoryLabel(service.category)}</Fact>}
        <Fact term="Answered by">The lead engineer of the discipline</Fact>
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
