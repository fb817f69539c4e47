import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { QuoteRequestList } from '#src/dashboard/quote-requests/quote-request-list.tsx'

export const Route = createFileRoute('/dashboard/quote-requests/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.quoteRequests.list()),
  component: QuoteRequestList,
})
