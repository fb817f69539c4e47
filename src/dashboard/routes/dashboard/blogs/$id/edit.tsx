import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { BlogForm } from '#src/dashboard/blogs/blog-form.tsx'

export const Route = createFileRoute('/dashboard/blogs/$id/edit')({
  head: () => privateHead('Edit Blog Post'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.blogs.detail(params.id, context.queryClient)),
  component: () => <BlogForm id={Route.useParams().id} />,
})
