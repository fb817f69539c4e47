import { createFileRoute } from '@tanstack/react-router'
import { api } from '#src/api/index.ts'
import { privateHead } from '#src/company/private-head.ts'
import { SettingsPage } from '#src/dashboard/settings/settings-page.tsx'

export const Route = createFileRoute('/dashboard/settings')({
  head: () => privateHead('Site settings'),
  loader: ({ context }) => void context.queryClient.prefetchQuery(api.settings.read()),
  component: SettingsPage,
})
