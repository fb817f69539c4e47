import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { filterValues } from '#src/site/content/filters/filter-values.ts'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { galleryFilters } from './-gallery-filters.ts'
import { GalleryList } from './-gallery-list.tsx'

export const Route = createFileRoute('/_site/gallery/')({
  loader: ({ context, location }) => {
    // Start the list's own query here: the list itself would start it only after its chunk has loaded.
    const values = filterValues(location.search, galleryFilters)
    void context.queryClient.prefetchQuery(content.media.list(values))
  },
  component: GalleryPage,
})

const words: PageWords = {
  title: "Company's Gallery",
  description: `What the work of ${company.shortName} looks like: plant, equipment, workshop and drawing office, by the kinds of projects that it builds.`,
  purpose: 'The plant and work we know best.',
  picture: 'offshore-platform',
  closingPicture: 'turbine-hall',
  isLow: true,
  crumbs: [
    { label: 'About Us', to: '/about' },
    { label: "Company's Gallery", to: '/gallery' },
  ],
}

function GalleryPage() {
  return (
    <>
      <Page {...words}>
        <Section title="Pictures of plant, equipment and workshop" isTitleHidden>
          <GalleryList />
        </Section>
      </Page>
      <CallBar />
    </>
  )
}
