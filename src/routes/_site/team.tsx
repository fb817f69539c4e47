import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/site/page-head.ts'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/team')({
  head: () => pageHead('Our Team'),
  component: TeamPage,
})

function TeamPage() {
  return (
    <Banner
      title="Our Team"
      purpose="The leaders and engineers of the company."
      picture="project-management"
    />
  )
}
