import { createFileRoute } from '@tanstack/react-router'
import { useFeature } from '#src/api/has-feature.ts'
import { privateHead } from '#src/company/private-head.ts'
import { Notices } from '#src/dashboard/device/notices.tsx'
import { NotificationSettings } from '#src/dashboard/notifications/notification-settings.tsx'

export const Route = createFileRoute('/dashboard/notifications/settings')({
  head: () => privateHead('Notification Settings'),
  component: Screen,
})

function Screen() {
  const hasPush = useFeature('push')
  return <NotificationSettings notices={hasPush && <Notices />} />
}
