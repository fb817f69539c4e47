import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#src/company/private-head.ts'
import { NotificationList } from '#src/dashboard/notifications/notification-list.tsx'

export const Route = createFileRoute('/dashboard/notifications/')({
  head: () => privateHead('All Notifications'),
  component: NotificationList,
})
