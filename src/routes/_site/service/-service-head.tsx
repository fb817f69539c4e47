import type { Service } from '#src/contract/services.ts'
import { PageHead } from '#src/site/head/page-head.tsx'
import { serviceSchema } from '#src/site/head/service-schema.ts'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { Breadcrumbs, type Crumb } from '#src/ui/breadcrumbs.tsx'

/** What the page says about itself, general words until the service is there. */
export function ServiceMeta({ service }: { service?: Service | undefined }) {
  const title = service?.name || 'Service'
  return (
    <PageHead
      title={title}
      description={
        service?.shortDescription || 'What this engineering service includes, and how to ask us for a price.'
      }
      about={[breadcrumbList(trail(title)), ...(service ? [serviceSchema(service)] : [])]}
    />
  )
}

export function ServiceTrail({ title = 'Service' }: { title?: string | undefined }) {
  return <Breadcrumbs items={trail(title)} />
}

const trail = (title: string): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
  { label: title },
]
