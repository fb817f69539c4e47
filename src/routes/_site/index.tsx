import { createFileRoute } from '@tanstack/react-router'
import { ClosingBanner } from '#src/site/closing-banner.tsx'
import { pageHead } from '#src/site/page-head.ts'
import { ClaimStrip } from './-claim-strip.tsx'
import { HomeHero } from './-home-hero.tsx'
import { IndustryGrid } from './-industry-grid.tsx'

export const Route = createFileRoute('/_site/')({
  head: () => pageHead('Home'),
  component: HomePage,
})

function HomePage() {
  return (
    <>
      <HomeHero />
      <ClaimStrip />
      <IndustryGrid />
      <ClosingBanner />
    </>
  )
}
