import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { TeamForm } from '#src/dashboard/team/team-form.tsx'

export const Route = createFileRoute('/dashboard/team/$id')({
  head: () => privateHead('Edit Member'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.team.detail(params.id, context.queryClient)),
  component: () => <TeamForm id={Route.useParams().id} />,
})
