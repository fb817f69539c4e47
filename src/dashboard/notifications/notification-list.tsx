import { Link, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Settings } from 'lucide-react'
import { ListPage } from '#src/dashboard/list/list-page.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { NotificationFilters } from './notification-filters.tsx'
import { NotificationRow } from './notification-row.tsx'
import { notificationSearch } from './notification-search.ts'
import { notificationsAtom } from './notifications.ts'

/** The notifications of this device; the filters are in the address. */
export function NotificationList() {
  const all = useAtomValue(notificationsAtom)
  const { status, type } = notificationSearch(useSearch({ strict: false }))
  const shown = all.filter((entry) => (!status || entry.status === status) && (!type || entry.type === type))
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
      <NotificationFilters status={status} type={type} />
      <p role="status" className="text-ink-soft tabular-nums">
        {shown.length === all.length
          ? `${all.length} ${all.length === 1 ? 'notification' : 'notifications'}`
          : `${shown.length} of ${all.length} notifications`}
      </p>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {shown.map((entry) => (
            <NotificationRow key={entry.id} notification={entry} />
          ))}
        </ul>
      )}
      {shown.length === 0 && all.length > 0 && (
        <Empty title="No notifications found">No notification fits what the filters ask for.</Empty>
      )}
      {all.length === 0 && (
        <Empty title="No notifications">You have seen to all of them. New ones appear here.</Empty>
      )}
    </ListPage>
  )
}
