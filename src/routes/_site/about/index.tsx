import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'

export const Route = createFileRoute('/_site/about/')({
  component: AboutPage,
})

const AboutSections = lazyPart(async () => (await import('./-about-sections.tsx')).AboutSections)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'About Us' }] as const

function AboutPage() {
  return (
    <>
      <PageHead
        title="About Us"
        description={`How ${company.shortName} came to be, incorporated in ${company.incorporated} in ${company.city}: history, vision, mission, core values and strengths.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="About Us"
        purpose={`An engineering company from ${company.city}, incorporated in ${company.incorporated} by people who had built plants together before.`}
        picture="project-management"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Suspense fallback={<div className="min-h-[200vh]" />}>
        <AboutSections />
      </Suspense>
    </>
  )
}
