import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { privateHead } from '#src/site/private-head.ts'

export const Route = createFileRoute('/dashboard/search')({
  head: () => privateHead('Search Results'),
  component: () => <PlannedPage title="Search Results" />,
})
