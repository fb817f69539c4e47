import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { Home } from '#src/dashboard/home/home.tsx'

export const Route = createFileRoute('/dashboard/')({
  head: () => privateHead('Dashboard'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.summary.read()),
  // Log once per visit: a loader also runs when the pointer rests on a link.
  onEnter: async ({ context }) => {
    const { logActivity } = await import('#src/dashboard/home/activity-log.ts')
    await logActivity(context.queryClient, 'Viewed dashboard', 'login')
  },
  component: Home,
})
