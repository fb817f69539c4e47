import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/team')({
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
