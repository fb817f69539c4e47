import { createFileRoute } from '@tanstack/react-router'
import { InstallPage } from '#src/dashboard/install/install-page.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/install')({
  head: () => privateHead('Install the app'),
  component: InstallPage,
})
