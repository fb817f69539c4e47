import { createFileRoute } from '@tanstack/react-router'
import { PlannedPage } from '#src/dashboard/planned-page.tsx'
import { pageHead } from '#src/site/page-head.ts'

export const Route = createFileRoute('/dashboard/contact-submissions')({
  head: () => pageHead('Contact Submission', { indexed: false }),
  component: () => <PlannedPage title="Contact Submission" />,
})
