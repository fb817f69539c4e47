import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ContactSubmissionList } from '#src/dashboard/contact-submissions/contact-submission-list.tsx'

export const Route = createFileRoute('/dashboard/contact-submissions/')({
  head: () => privateHead('Contact Submission'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.contactSubmissions.list()),
  component: ContactSubmissionList,
})
