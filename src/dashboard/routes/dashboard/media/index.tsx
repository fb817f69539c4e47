import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { MediaList } from '#src/dashboard/media/media-list.tsx'

export const Route = createFileRoute('/dashboard/media/')({
  head: () => privateHead('Gallery'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.media.list()),
  component: MediaList,
})
