import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { ProjectForm } from '#src/dashboard/projects/project-form.tsx'

export const Route = createFileRoute('/dashboard/projects/new')({
  head: () => privateHead('Add New Project'),
  component: () => <ProjectForm />,
})
