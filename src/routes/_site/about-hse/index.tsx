import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Banner } from '#src/site/content/banner.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'

export const Route = createFileRoute('/_site/about-hse/')({
  component: HsePage,
})

const Policies = lazyPart(async () => (await import('./-about-policies.tsx')).Policies)

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'HSEs', to: '/about-hse' },
] as const

function HsePage() {
  return (
    <>
      <PageHead
        title="HSEs"
        description="What we promise on quality, safety and the environment: continuous improvement, the right of everybody to halt unsafe work, and a site left clean."
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="HSEs"
        purpose="Our quality, safety and environmental policies. Clients and inspectors may hold us to every line."
        picture="pipe-rack"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Suspense fallback={<div className="min-h-[200vh]" />}>
        <Policies />
      </Suspense>
      <ClosingBanner />
    </>
  )
}
