import { Link } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFeature } from '#src/api/features.ts'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { SampleNotifications } from './sample-notifications.tsx'

/** What has happened; where the backend does not tell, seven examples that live on this device. */
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
