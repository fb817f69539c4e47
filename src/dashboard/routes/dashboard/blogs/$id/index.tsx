import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { BlogDetail } from '#src/dashboard/blogs/blog-detail.tsx'

export const Route = createFileRoute('/dashboard/blogs/$id/')({
  head: () => privateHead('Blog Details'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.blogs.detail(params.id, context.queryClient)),
  component: () => <BlogDetail id={Route.useParams().id} />,
})
