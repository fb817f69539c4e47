import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { InstallPage } from '#src/dashboard/install/install-page.tsx'

export const Route = createFileRoute('/dashboard/install')({
  head: () => privateHead('Install the app'),
  component: InstallPage,
})
