import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { content } from '#src/api/content.ts'
import { beside } from '#src/site/beside.tsx'
import { company } from '#src/site/company.ts'
import { PageHead } from '#src/site/page-head.tsx'
import { ClaimStrip } from './-claim-strip.tsx'
import { HomeHero } from './-home-hero.tsx'

export const Route = createFileRoute('/_site/')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(content.services.list())
    void queryClient.prefetchQuery(content.projects.list())
    void queryClient.prefetchQuery(content.testimonials.list())
    void queryClient.prefetchQuery(content.blogs.list())
  },
  component: HomePage,
})

const HomeSections = beside(async () => (await import('./-home-sections.tsx')).HomeSections)

/** The first screenful comes with the page; what is below it comes beside it, in one file. */
function HomePage() {
  return (
    <>
      <PageHead description={company.description} />
      <HomeHero />
      <ClaimStrip />
      {/* Keeps the footer out of sight, so that nothing on the screen moves. */}
      <Suspense fallback={<div className="min-h-[200vh]" />}>
        <HomeSections />
      </Suspense>
    </>
  )
}
