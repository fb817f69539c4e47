import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/projects')({
  component: ProjectsPage,
})

function ProjectsPage() {
  return (
    <Banner
      title="Our Projects"
      purpose="What we have built, and what we are building now."
      picture="tank-farm"
    />
  )
}
