import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { BlogList } from '#src/dashboard/blogs/blog-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/blogs/')({
  head: () => privateHead('Blogs and Insights'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.blogs.list()),
  component: BlogList,
})
