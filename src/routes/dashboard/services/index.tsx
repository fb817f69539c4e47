import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { ServiceList } from '#src/dashboard/services/service-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/services/')({
  head: () => privateHead('Services'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.services.list()),
  component: ServiceList,
})
