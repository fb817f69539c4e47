import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { QuoteRequestDetail } from '#src/dashboard/quote-requests/quote-request-detail.tsx'

export const Route = createFileRoute('/dashboard/quote-requests/$id')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.quoteRequests.detail(params.id, context.queryClient)),
  component: () => <QuoteRequestDetail id={Route.useParams().id} />,
})
