import { createFileRoute } from '@tanstack/react-router'
import { ProjectForm } from '#src/dashboard/projects/project-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/projects/new')({
  head: () => privateHead('Add New Project'),
  component: () => <ProjectForm />,
})
