import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { ProjectList } from '#src/dashboard/projects/project-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/projects/')({
  head: () => privateHead('Projects'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.projects.list()),
  component: ProjectList,
})
