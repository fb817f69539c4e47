import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { company } from '#src/company/company.ts'
import { BlogSidebar } from '#src/site/cards/blog-sidebar.tsx'
import { Section } from '#src/site/content/section.tsx'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { Page, type PageWords } from '#src/site/layout/page.tsx'
import { BlogList } from './-blog-list.tsx'

export const Route = createFileRoute('/_site/blog/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(content.blogs.list())
    void queryClient.prefetchQuery(content.blogs.recentNews())
  },
  component: BlogPage,
})

const words: PageWords = {
  title: 'Blog and Insights',
  description: `Articles by ${company.shortName}’s engineers: hot taps, tank bunds, corrosion under insulation, isolation and other work on live plants, with the numbers.`,
  purpose: 'Methods, measurements and lessons from our engineers and our sites.',
  picture: 'valve',
  closingPicture: 'process-columns',
  isLow: true,
  crumbs: [{ label: 'Blog and Insights', to: '/blog' }],
}

function BlogPage() {
  return (
    <>
      <Page {...words}>
        <Section title="Articles by our engineers" isTitleHidden>
          <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
            <div className="min-w-0">
              <BlogList />
            </div>
            <BlogSidebar />
          </div>
        </Section>
      </Page>
      <CallBar />
    </>
  )
}
