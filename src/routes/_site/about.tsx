import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/about')({
  component: AboutPage,
})

function AboutPage() {
  return (
    <Banner
      title="About Us"
      purpose="Who we are, what we believe in and how we work."
      picture="site-morning"
    />
  )
}
