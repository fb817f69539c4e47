import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { SystemPage } from '#src/dashboard/system/system-page.tsx'

export const Route = createFileRoute('/dashboard/system')({
  head: () => privateHead('System'),
  component: SystemPage,
})
