import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'

export const Route = createFileRoute('/dashboard/contact-submissions')({
  component: () => <PlannedPage title="Contact Submission" />,
})
