import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { pageHead } from '#src/site/page-head.ts'

export const Route = createFileRoute('/dashboard/projects')({
  head: () => pageHead('Projects', { indexed: false }),
  component: () => <PlannedPage title="Projects" />,
})
