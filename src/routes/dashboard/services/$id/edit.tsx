import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { ServiceForm } from '#src/dashboard/services/service-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/services/$id/edit')({
  head: () => privateHead('Edit Service'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.services.detail(params.id, context.queryClient)),
  component: () => <ServiceForm id={Route.useParams().id} />,
})
