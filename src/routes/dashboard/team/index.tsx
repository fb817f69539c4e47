import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { TeamList } from '#src/dashboard/team/team-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/team/')({
  head: () => privateHead('Team & Leadership'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.team.list()),
  component: TeamList,
})
