import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { QuoteRequestDetail } from '#src/dashboard/quote-requests/quote-request-detail.tsx'

export const Route = createFileRoute('/dashboard/quote-requests/$id')({
  head: () => privateHead('Quote Request Details'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.quoteRequests.detail(params.id, context.queryClient)),
  component: () => <QuoteRequestDetail id={Route.useParams().id} />,
})
