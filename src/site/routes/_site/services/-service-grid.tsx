import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { LongList } from '#src/site/content/long-list.tsx'
import { serviceSchema } from '#src/site/seo/service-schema.ts'
import { StructuredData } from '#src/site/seo/structured-data.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { serviceSkeleton } from './-service-skeleton.ts'

/** Number of services shown at first, and listed for search engines. */
const step = 24

/** Services as cards. There are few, and three categories say little about them: no filters. */
export function ServiceGrid() {
  return (
    <ContentState
      query={useQuery(content.services.list())}
      skeleton={<SkeletonCards {...serviceSkeleton} />}
      empty={
        <Empty title="No services are listed at the moment">
          Please check back later, or tell us what you need.
        </Empty>
      }
    >
      {(services) => (
        <>
          <StructuredData things={services.slice(0, step).map(serviceSchema)} />
          <LongList items={services} step={step} noun="services" className={serviceSkeleton.className}>
            {(service) => <ServiceCard as="article" service={service} />}
          </LongList>
        </>
      )}
    </ContentState>
  )
}
