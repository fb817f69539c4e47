import { useQuery } from '@tanstack/react-query'
import { content } from '#src/api/content.ts'
import { ServiceCard } from '#src/site/cards/service-card.tsx'
import { ContentState } from '#src/site/content/content-state.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { servicesSkeleton } from './-home-skeletons.ts'

/** The first four services. */
export function HomeServices() {
  return (
    <ContentState
      query={useQuery(content.services.list())}
      skeleton={<SkeletonCards {...servicesSkeleton} />}
    >
      {(services) => (
        <ul className={servicesSkeleton.className}>
          {withKeys(services.slice(0, 4)).map(({ key, item }) => (
            <ServiceCard key={key} service={item} isRow />
          ))}
        </ul>
      )}
    </ContentState>
  )
}
