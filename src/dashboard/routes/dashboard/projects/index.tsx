import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ProjectList } from '#src/dashboard/projects/project-list.tsx'

export const Route = createFileRoute('/dashboard/projects/')({
  head: () => privateHead('Projects'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.projects.list()),
  component: ProjectList,
})
