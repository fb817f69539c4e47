import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentSession } from '#src/api/session.ts'
import { DashboardLayout } from '#src/dashboard/dashboard-layout.tsx'
import { followReadiness } from '#src/offline/follow-readiness.ts'
import { PrintHead } from '#src/site/print-head.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ location }) => {
    if (!currentSession())
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader: ({ context }) => followReadiness(context.queryClient),
  head: () => ({
    links: [{ rel: 'manifest', href: '/manifest.webmanifest' }],
  }),
  component: () => <DashboardLayout printHead={<PrintHead />} />,
})
