import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { categoryLabel } from '#src/contract/options.ts'
import type { Service } from '#src/contract/services.ts'
import { ServiceIcon } from '#src/site/cards/service-icon.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Fact, Facts } from '#src/ui/facts.tsx'
import { Photo } from '#src/ui/picture/photo.tsx'
import { fileKindOf, fileLink } from '#src/ui/text/file-link.ts'

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

/** The document of a service: a picture where its address is one's, and the way to it. */
function ServiceDocument({ src, name }: { src: string; name: string }) {
  const kind = fileKindOf(src)
  return (
    <div className="flex flex-col items-start gap-3">
      {kind === 'picture' && (
        <Photo src={src} alt={`Document of ${name}`} ratio="4 / 3" className="border border-line" />
      )}
      <a href={src} {...fileLink(src)} className={buttonClass('secondary', 'small')}>
        Open document
        <span className="sr-only">
          {' '}
          of {name} {kind === 'pdf' ? 'in a new tab' : 'as a download'}
        </span>
        <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
      </a>
    </div>
  )
}
