import { createFileRoute } from '@tanstack/react-router'
import { NotificationSettings } from '#src/dashboard/notifications/notification-settings.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/notifications/settings')({
  head: () => privateHead('Notification Settings'),
  component: NotificationSettings,
})
