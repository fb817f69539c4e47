import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { testimonialSkeleton } from './-testimonial-skeleton.ts'

export const Route = createFileRoute('/_site/testimonials/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.testimonials.list()),
  component: TestimonialsPage,
})

const TestimonialGrid = lazyPart(async () => (await import('./-testimonial-grid.tsx')).TestimonialGrid)
const CaseStudies = lazyPart(async () => (await import('./-testimonial-cases.tsx')).CaseStudies)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Testimonials' }] as const

function TestimonialsPage() {
  return (
    <>
      <PageHead
        title="Client Testimonials"
        description={`What plant managers and engineers say about working with ${company.shortName}, two jobs told from problem to result, and who trusts us.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Client Testimonials"
        purpose="From the people who ran the plant while we worked in it."
        picture="turbine-hall"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section
        number="01"
        label="Clients"
        title="What Our Clients Say"
        purpose="As they were written, the stars included."
      >
        <Suspense fallback={<SkeletonCards {...testimonialSkeleton} />}>
          <TestimonialGrid />
        </Suspense>
      </Section>
      <Suspense fallback={<div className="min-h-screen" />}>
        <CaseStudies />
      </Suspense>
      <ClosingBanner />
    </>
  )
}
