import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { FilterSkeleton } from '#src/site/content/filter-skeleton.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { projectSkeleton } from './-project-skeleton.ts'

export const Route = createFileRoute('/_site/projects/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.projects.list()),
  component: ProjectsPage,
})

const ProjectList = lazyPart(async () => (await import('./-project-list.tsx')).ProjectList)

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Projects', to: '/projects' },
] as const

function ProjectsPage() {
  return (
    <>
      <PageHead
        title="Our Projects"
        description={`Jetties, tanks, pipelines, substations and plant extensions by ${company.shortName} in ${company.country.name}, each with its client, its dates and where it stands.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Our Projects"
        purpose="What we have built, and what we are building now."
        picture="tank-farm"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section
        number="01"
        label="Projects"
        title="Finished, under way and planned"
        purpose="With the client’s name, the years and what was measured. Open one for its numbers and pictures."
      >
        <Suspense
          fallback={
            <>
              <FilterSkeleton fields={3} />
              <SkeletonCards {...projectSkeleton} />
            </>
          }
        >
          <ProjectList />
        </Suspense>
      </Section>
      <ClosingBanner />
    </>
  )
}
