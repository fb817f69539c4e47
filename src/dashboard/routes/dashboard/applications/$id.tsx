import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ApplicationDetail } from '#src/dashboard/applications/application-detail.tsx'

export const Route = createFileRoute('/dashboard/applications/$id')({
  head: () => privateHead('Application Details'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.applications.detail(params.id, context.queryClient)),
  component: () => <ApplicationDetail id={Route.useParams().id} />,
})
