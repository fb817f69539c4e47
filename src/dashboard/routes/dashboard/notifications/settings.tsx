import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { NotificationSettings } from '#src/dashboard/notifications/notification-settings.tsx'

export const Route = createFileRoute('/dashboard/notifications/settings')({
  head: () => privateHead('Notification Settings'),
  component: NotificationSettings,
})
