import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ProjectForm } from '#src/dashboard/projects/project-form.tsx'

export const Route = createFileRoute('/dashboard/projects/$id/edit')({
  head: () => privateHead('Project Detail'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.projects.detail(params.id, context.queryClient)),
  component: () => <ProjectForm id={Route.useParams().id} />,
})
