import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { clients } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { FilterSkeleton } from '#src/site/content/filter-skeleton.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { serviceSkeleton } from './-service-skeleton.ts'

export const Route = createFileRoute('/_site/services/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.services.list()),
  component: ServicesPage,
})

const ServiceGrid = lazyPart(async () => (await import('./-service-grid.tsx')).ServiceGrid)

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
] as const

function ServicesPage() {
  return (
    <>
      <PageHead
        title="Our Services"
        description="Electrical, mechanical, civil, chemical and process engineering, and the project management that holds them together."
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Our Services"
        purpose="Design, construction and commissioning under one contract."
        picture="switchgear"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section number="01" label="Services" title="What we do, and for whom" purpose={intro}>
        <Suspense
          fallback={
            <>
              <FilterSkeleton fields={1} />
              <SkeletonCards {...serviceSkeleton} />
            </>
          }
        >
          <ServiceGrid />
        </Suspense>
      </Section>
      <ClosingBanner />
    </>
  )
}

const [last, ...others] = clients.map(({ name }) => name).reverse()

const intro = `We have worked for ${others.reverse().join(', ')} and ${last}: in plants that ran while we were in them, and in some that had only just been drawn. Each service below names what it includes, so that you can compare offers line by line.`
