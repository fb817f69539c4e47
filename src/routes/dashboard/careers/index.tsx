import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { CareerList } from '#src/dashboard/careers/career-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/careers/')({
  head: () => privateHead('Careers'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.careers.list()),
  component: CareerList,
})
