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
import { managementSkeleton } from './-management-skeleton.ts'

export const Route = createFileRoute('/_site/management-team')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(content.team.list()),
  component: ManagementTeamPage,
})

const ManagementGrid = beside(async () => (await import('./-management-grid.tsx')).ManagementGrid)

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
        description="The engineers who run Kelvara: who they are and what each of them answers for."
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
