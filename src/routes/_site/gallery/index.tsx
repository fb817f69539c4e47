import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { company } from '#src/site/company/company.ts'
import { Banner } from '#src/site/content/banner.tsx'
import { FilterSkeleton } from '#src/site/content/filter-skeleton.tsx'
import { filterValues } from '#src/site/content/filter-values.ts'
import { Section } from '#src/site/content/section.tsx'
import { ClosingBanner } from '#src/site/frame/closing-banner.tsx'
import { PageHead } from '#src/site/head/page-head.tsx'
import { breadcrumbList } from '#src/site/head/structured-data.tsx'
import { lazyPart } from '#src/site/start/lazy-part.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { SkeletonCards } from '#src/ui/skeleton.tsx'
import { galleryFilters } from './-gallery-filters.ts'
import { gallerySkeleton } from './-gallery-skeleton.ts'

export const Route = createFileRoute('/_site/gallery/')({
  loader: ({ context, location }) => {
    // As the list asks for them, with what the address says: started by the list, it would wait for the list's file.
    const values = filterValues(location.search, galleryFilters)
    void context.queryClient.prefetchQuery(content.media.list(values))
  },
  component: GalleryPage,
})

const GalleryList = lazyPart(async () => (await import('./-gallery-list.tsx')).GalleryList)

const crumbs = [
  { label: 'Home', to: '/' },
  { label: 'About Us', to: '/about' },
  { label: "Company's Gallery", to: '/gallery' },
] as const

function GalleryPage() {
  return (
    <>
      <PageHead
        title="Company's Gallery"
        description={`Photographs from ${company.shortName}’s sites, workshops and drawing office: projects, equipment, people and the days that mattered.`}
        about={[breadcrumbList(crumbs)]}
      />
      <Banner
        title="Company's Gallery"
        purpose="Pictures from our sites and workshops."
        picture="offshore-platform"
        crumbs={<Breadcrumbs items={crumbs} />}
      />
      <Section
        number="01"
        label="Pictures"
        title="What the work looks like"
        purpose="Taken by the people who did it. Open a picture to see it large."
      >
        <Suspense
          fallback={
            <>
              <FilterSkeleton fields={2} />
              <SkeletonCards {...gallerySkeleton} />
            </>
          }
        >
          <GalleryList />
        </Suspense>
      </Section>
      <ClosingBanner />
    </>
  )
}
