import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { MediaForm } from '#src/dashboard/media/media-form.tsx'

export const Route = createFileRoute('/dashboard/media/$id')({
  head: () => privateHead('Edit Gallery Item'),
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(api.media.detail(params.id, context.queryClient)),
  component: () => <MediaForm id={Route.useParams().id} />,
})
