import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { QuoteRequestList } from '#src/dashboard/quote-requests/quote-request-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/quote-requests/')({
  head: () => privateHead('Quote Requests'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.quoteRequests.list()),
  component: QuoteRequestList,
})
