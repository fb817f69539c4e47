import { createFileRoute } from '@tanstack/react-router'
import { ClosingBanner } from '#src/site/closing-banner.tsx'
import { ClaimStrip } from './-claim-strip.tsx'
import { HomeHero } from './-home-hero.tsx'
import { IndustryGrid } from './-industry-grid.tsx'

export const Route = createFileRoute('/_site/')({
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
