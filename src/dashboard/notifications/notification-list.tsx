import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFeature } from '#src/api/has-feature.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { SampleNotifications } from './sample-notifications.tsx'

/** Notifications; if the backend has no events, seven examples that exist on this device only. */
export function NotificationList() {
  const isReal = useFeature('events')
  return (
    <ListPage
      title="All Notifications"
      actions={
        <Link to="/dashboard/notifications/settings" className={buttonClass('secondary')}>
          <Settings aria-hidden size={16} strokeWidth={1.5} />
          Notification settings
        </Link>
      }
    >
      {isReal ? (
        <Suspense fallback={<NotificationSkeleton />}>
          <ReceivedNotifications />
        </Suspense>
      ) : (
        <SampleNotifications />
      )}
    </ListPage>
  )
}

const ReceivedNotifications = lazy(async () => ({
  default: (await import('./received-notifications.tsx')).ReceivedNotifications,
}))
