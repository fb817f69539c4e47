import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { BlogDetail } from '#src/dashboard/blogs/blog-detail.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/blogs/$id/')({
  head: () => privateHead('Blog Details'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.blogs.detail(params.id, context.queryClient)),
  component: () => <BlogDetail id={Route.useParams().id} />,
})
