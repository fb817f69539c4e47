import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { BlogList } from '#src/dashboard/blogs/blog-list.tsx'

export const Route = createFileRoute('/dashboard/blogs/')({
  head: () => privateHead('Blogs and Insights'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.blogs.list()),
  component: BlogList,
})
