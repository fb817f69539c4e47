import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { description } from '#src/company/home.ts'
import { CallBar } from '#src/site/layout/call-bar.tsx'
import { PageHead } from '#src/site/seo/page-head.tsx'
import { ClaimStrip } from './-home/-claim-strip.tsx'
import { HomeHero } from './-home/-home-hero.tsx'
import { HomeSections } from './-home/-home-sections.tsx'

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(content.services.list())
    void queryClient.prefetchQuery(content.projects.list())
    void queryClient.prefetchQuery(content.testimonials.list())
    void queryClient.prefetchQuery(content.blogs.list())
  },
  component: HomePage,
})

function HomePage() {
  return (
    <>
      <PageHead description={description} />
      <HomeHero />
      <div className="below-fold">
        <div>
          <ClaimStrip />
          <HomeSections />
        </div>
        <CallBar />
      </div>
    </>
  )
}
