import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/search')({
  head: () => pageHead('Search'),
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
