import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { ApplicationList } from '#src/dashboard/applications/application-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/applications/')({
  head: () => privateHead('Applications'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.applications.list()),
  component: ApplicationList,
})
