import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { CareerForm } from '#src/dashboard/careers/career-form.tsx'

export const Route = createFileRoute('/dashboard/careers/$id')({
  head: () => privateHead('Edit Job'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.careers.detail(params.id, context.queryClient)),
  component: () => <CareerForm id={Route.useParams().id} />,
})
