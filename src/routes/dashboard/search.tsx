import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { pageHead } from '#src/site/page-head.ts'

export const Route = createFileRoute('/dashboard/search')({
  head: () => pageHead('Search Results', { indexed: false }),
  component: () => <PlannedPage title="Search Results" />,
})
