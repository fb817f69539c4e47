import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ServiceDetail } from '#src/dashboard/services/service-detail.tsx'

export const Route = createFileRoute('/dashboard/services/$id/')({
  head: () => privateHead('Service Detail'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.services.detail(params.id, context.queryClient)),
  component: () => <ServiceDetail id={Route.useParams().id} />,
})
