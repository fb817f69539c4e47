import { createFileRoute, redirect } from '@tanstack/react-router'
import { currentSession } from '#src/api/session.ts'
import { PrintHead } from '#src/company/print-head.tsx'
import { DashboardLayout } from '#src/dashboard/shell/dashboard-layout.tsx'

export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ location }) => {
    if (!currentSession())
      throw redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  },
  loader: ({ context }) => {
    // Load beside the screen, which has priority. If the chunk fails, syncing begins at the next start.
    void import('#src/dashboard/offline-data/sync/auto-sync.ts').then(
      ({ startAutoSync }) => startAutoSync(context.queryClient),
      () => undefined,
    )
    // If this chunk fails, a Logout still wipes the device; the server then ends the session by its age.
    void import('#src/offline/storage/sign-out/revocations.ts').then(
      ({ followSignOuts }) => followSignOuts(),
      () => undefined,
    )
  },
  head: () => ({
    links: [{ rel: 'manifest', href: '/manifest.webmanifest' }],
  }),
  component: () => <DashboardLayout printHead={<PrintHead />} />,
})
