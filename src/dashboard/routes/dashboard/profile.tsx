import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { ProfilePage } from '#src/dashboard/profile/profile-page.tsx'

export const Route = createFileRoute('/dashboard/profile')({
  head: () => privateHead('Profile'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.admins.list()),
  component: ProfilePage,
})
