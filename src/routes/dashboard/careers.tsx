import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { privateHead } from '#src/site/private-head.ts'

export const Route = createFileRoute('/dashboard/careers')({
  head: () => privateHead('Careers'),
  component: () => <PlannedPage title="Careers" />,
})
