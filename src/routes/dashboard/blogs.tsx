import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { privateHead } from '#src/site/private-head.ts'

export const Route = createFileRoute('/dashboard/blogs')({
  head: () => privateHead('Blogs and Insights'),
  component: () => <PlannedPage title="Blogs and Insights" />,
})
