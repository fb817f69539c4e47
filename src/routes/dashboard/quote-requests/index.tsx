import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { QuoteRequestList } from '#src/dashboard/quote-requests/quote-request-list.tsx'
import { pageHead } from '#src/site/page-head.ts'

export const Route = createFileRoute('/dashboard/quote-requests/')({
  head: () => pageHead('Quote Requests', { indexed: false }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.quoteRequests.list()),
  component: QuoteRequestList,
})
