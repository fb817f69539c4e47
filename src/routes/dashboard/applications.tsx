import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'

export const Route = createFileRoute('/dashboard/applications')({
  component: () => <PlannedPage title="Applications" />,
})
