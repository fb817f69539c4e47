import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/search')({
  component: SearchPage,
})

function SearchPage() {
  return (
    <Banner
      title="Search"
      purpose="Find projects, services, articles and open positions."
      picture="pipeline"
    />
  )
}
