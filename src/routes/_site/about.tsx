import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { beside } from '#src/site/beside.tsx'
import { company } from '#src/site/company.ts'
import { PageHead } from '#src/site/page-head.tsx'
import { breadcrumbList } from '#src/site/structured-data.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'

export const Route = createFileRoute('/_site/about')({
  component: AboutPage,
})

const AboutSections = beside(async () => (await import('./-about-sections.tsx')).AboutSections)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'About Us' }] as const

function AboutPage() {
  return (
    <>
      <PageHead
        title="About Us"
        description={`How ${company.shortName} came to be, incorporated in ${company.incorporated} in Warri: history, vision, mission, core values and strengths.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="About Us"
        purpose={`An engineering company from Warri, incorporated in ${company.incorporated} by four people who had built plants together before.`}
        picture="project-management"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Suspense fallback={<div className="min-h-[200vh]" />}>
        <AboutSections />
      </Suspense>
    </>
  )
}
