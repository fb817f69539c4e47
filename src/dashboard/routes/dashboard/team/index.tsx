import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { TeamList } from '#src/dashboard/team/team-list.tsx'

export const Route = createFileRoute('/dashboard/team/')({
  head: () => privateHead('Team & Leadership'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.team.list()),
  component: TeamList,
})
