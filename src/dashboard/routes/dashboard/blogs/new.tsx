import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { BlogForm } from '#src/dashboard/blogs/blog-form.tsx'

export const Route = createFileRoute('/dashboard/blogs/new')({
  head: () => privateHead('Add New Post'),
  component: () => <BlogForm />,
})
