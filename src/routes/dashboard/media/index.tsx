import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { MediaList } from '#src/dashboard/media/media-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/media/')({
  head: () => privateHead('Gallery'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.media.list()),
  component: MediaList,
})
