import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ServiceForm } from '#src/dashboard/services/service-form.tsx'

export const Route = createFileRoute('/dashboard/services/$id/edit')({
  head: () => privateHead('Edit Service'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.services.detail(params.id, context.queryClient)),
  component: () => <ServiceForm id={Route.useParams().id} />,
})
