import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ServiceList } from '#src/dashboard/services/service-list.tsx'

export const Route = createFileRoute('/dashboard/services/')({
  head: () => privateHead('Services'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.services.list()),
  component: ServiceList,
})
