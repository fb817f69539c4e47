import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ApplicationList } from '#src/dashboard/applications/application-list.tsx'

export const Route = createFileRoute('/dashboard/applications/')({
  head: () => privateHead('Applications'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.applications.list()),
  component: ApplicationList,
})
