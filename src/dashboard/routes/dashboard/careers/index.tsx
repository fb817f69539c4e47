import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { CareerList } from '#src/dashboard/careers/career-list.tsx'

export const Route = createFileRoute('/dashboard/careers/')({
  head: () => privateHead('Careers'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.careers.list()),
  component: CareerList,
})
