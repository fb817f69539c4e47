import { createFileRoute } from '@tanstack/react-router'
import { content } from '#src/api/content.ts'
import { ClaimStrip } from '#src/routes/_site/-home/-claim-strip.tsx'
import { HomeHero } from '#src/routes/_site/-home/-home-hero.tsx'
import { HomeSections } from '#src/routes/_site/-home/-home-sections.tsx'
import { description } from '#src/site/company/home.ts'
import { PageHead } from '#src/site/head/page-head.tsx'

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
      <ClaimStrip />
      <HomeSections />
    </>
  )
}
