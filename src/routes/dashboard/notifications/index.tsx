import { createFileRoute } from '@tanstack/react-router'
import { NotificationList } from '#src/dashboard/notifications/notification-list.tsx'
import { privateHead } from '#src/site/head/private-head.ts'

export const Route = createFileRoute('/dashboard/notifications/')({
  head: () => privateHead('All Notifications'),
  component: NotificationList,
})
