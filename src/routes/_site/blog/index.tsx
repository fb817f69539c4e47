import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { RecentPostsSkeleton } from '#src/site/cards/recent-posts-skeleton.tsx'
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
import { blogSkeleton } from './-blog-skeleton.ts'

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(content.blogs.list())
    void queryClient.prefetchQuery(content.blogs.recentNews())
  },
  component: BlogPage,
})

const BlogList = lazyPart(async () => (await import('./-blog-list.tsx')).BlogList)
const BlogSidebar = lazyPart(async () => (await import('#src/site/cards/blog-sidebar.tsx')).BlogSidebar)

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'Blog and Insights', to: '/blog' },
] as const

function BlogPage() {
  return (
    <>
      <PageHead
        title="Blog and Insights"
        description={`Articles by ${company.shortName}’s engineers: hot taps, tank bunds, corrosion under insulation, isolation and other work on live plants, with the numbers.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Blog and Insights"
        purpose="Notes from our engineers and our sites."
        picture="valve"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section
        number="01"
        label="Articles"
        title="Written after the job, not before it"
        purpose="What we measured, what we would do again, and what we would not."
      >
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
          <div className="min-w-0">
            <Suspense
              fallback={
                <>
                  <FilterSkeleton fields={2} />
                  <SkeletonCards {...blogSkeleton} />
                </>
              }
            >
              <BlogList />
            </Suspense>
          </div>
          <Suspense fallback={<RecentPostsSkeleton />}>
            <BlogSidebar />
          </Suspense>
        </div>
      </Section>
      <ClosingBanner />
    </>
  )
}
