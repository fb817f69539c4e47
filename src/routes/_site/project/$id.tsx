import { createFileRoute } from '@tanstack/react-router'
import { Banner } from '#src/ui/banner.tsx'

export const Route = createFileRoute('/_site/project/$id')({
  component: ProjectPage,
})

function ProjectPage() {
  return <Banner title="Project" purpose="One of our projects in detail." picture="plant-expansion" />
}
