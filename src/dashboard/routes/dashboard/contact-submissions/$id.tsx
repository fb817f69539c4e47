import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ContactSubmissionDetail } from '#src/dashboard/contact-submissions/contact-submission-detail.tsx'

export const Route = createFileRoute('/dashboard/contact-submissions/$id')({
  head: () => privateHead('Contact Details'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.contactSubmissions.detail(params.id, context.queryClient)),
  component: () => <ContactSubmissionDetail id={Route.useParams().id} />,
})
