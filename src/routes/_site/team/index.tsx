import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'

export const Route = createFileRoute('/_site/team/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.team.list()),
  component: TeamPage,
})

const TeamSections = lazyPart(async () => (await import('./-team-sections.tsx')).TeamSections)

const crumbs = [{ label: 'Home', to: '/' }, { label: 'Team' }] as const

function TeamPage() {
  return (
    <>
      <PageHead
        title="Our Team"
        description={`The people who lead ${company.shortName}, what each of them answers for, and the engineers and coordinators they work with.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Our Team"
        purpose="Each of them has worked on the sites that they now decide about."
        picture="blueprints-hard-hat"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Suspense fallback={<div className="min-h-[200vh]" />}>
        <TeamSections />
      </Suspense>
    </>
  )
}
