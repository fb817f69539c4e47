import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { QuoteRequestDetail } from '#src/dashboard/quote-requests/quote-request-detail.tsx'
import { pageHead } from '#src/site/page-head.ts'

export const Route = createFileRoute('/dashboard/quote-requests/$id')({
  head: () => pageHead('Quote Request Details', { indexed: false }),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.quoteRequests.detail(params.id, context.queryClient)),
  component: () => <QuoteRequestDetail id={Route.useParams().id} />,
})
