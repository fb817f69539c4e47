import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'

export const Route = createFileRoute('/dashboard/blogs')({
  component: () => <PlannedPage title="Blogs and Insights" />,
})
