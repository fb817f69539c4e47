import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { beside } from '#src/site/beside.tsx'
import { ClosingBanner } from '#src/site/closing-banner.tsx'
import { PageHead } from '#src/site/page-head.tsx'
import { breadcrumbList } from '#src/site/structured-data.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Section } from '#src/ui/section.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { testimonialSkeleton } from './-testimonial-skeleton.ts'

export const Route = createFileRoute('/_site/testimonials')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.testimonials.list()),
  component: TestimonialsPage,
})

const TestimonialGrid = beside(async () => (await import('./-testimonial-grid.tsx')).TestimonialGrid)
const CaseStudies = beside(async () => (await import('./-testimonial-cases.tsx')).CaseStudies)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Testimonials' }] as const

function TestimonialsPage() {
  return (
    <>
      <PageHead
        title="Client Testimonials"
        description="What plant managers and engineers say about working with Kelvara, two jobs told from problem to result, and who trusts us."
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
