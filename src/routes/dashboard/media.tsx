import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { privateHead } from '#src/site/private-head.ts'

export const Route = createFileRoute('/dashboard/media')({
  head: () => privateHead('Gallery'),
  component: () => <PlannedPage title="Gallery" />,
})
