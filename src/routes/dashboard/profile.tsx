import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { ProfilePage } from '#src/dashboard/profile/profile-page.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/profile')({
  head: () => privateHead('Profile'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.admins.list()),
  component: ProfilePage,
})
