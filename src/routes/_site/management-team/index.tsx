import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { managementSkeleton } from '#src/site/cards/member-skeleton.ts'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { Section } from '#src/site/content/section.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'

export const Route = createFileRoute('/_site/management-team/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.team.list()),
  component: ManagementTeamPage,
})

const ManagementGrid = lazyPart(async () => (await import('./-management-grid.tsx')).ManagementGrid)

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: 'Our Management Team', to: '/management-team' },
] as const

function ManagementTeamPage() {
  return (
    <>
      <PageHead
        title="Our Management Team"
        description={`The engineers who run ${company.shortName}: who they are and what each of them answers for.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Our Management Team"
        purpose="Every project has one of these names on it."
        picture="control-room"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section number="01" label="Management" title="Who answers for our projects">
        <Suspense fallback={<SkeletonCards {...managementSkeleton} />}>
          <ManagementGrid />
        </Suspense>
      </Section>
      <ClosingBanner />
    </>
  )
}
