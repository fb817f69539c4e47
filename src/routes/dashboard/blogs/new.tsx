import { createFileRoute } from '@tanstack/react-router'
import { BlogForm } from '#src/dashboard/blogs/blog-form.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/blogs/new')({
  head: () => privateHead('Add New Post'),
  component: () => <BlogForm />,
})
