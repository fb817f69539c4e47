import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ProjectDetail } from '#src/dashboard/projects/project-detail.tsx'

export const Route = createFileRoute('/dashboard/projects/$id/')({
  head: () => privateHead('Project Detail'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.projects.detail(params.id, context.queryClient)),
  component: () => <ProjectDetail id={Route.useParams().id} />,
})
