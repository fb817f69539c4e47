import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Empty } from '#src/ui/empty.tsx'
import { NotificationFilters } from './notification-filters.tsx'
import type { NotificationType } from './notification-row.tsx'
import { notificationSearch } from './notification-search.ts'
import type { Notification } from './notifications.ts'

interface Entry {
  id: string
  type: NotificationType
  status: Notification['status']
}

interface FilteredNotificationsProps<Shown extends Entry> {
  all: Shown[]
  types: readonly NotificationType[]
  /** What is said where there are none at all. */
  empty: string
  /** Draws one of them. */
  children: (entry: Shown) => ReactNode
}

/** Notifications under their filters, which are in the address. */
export function FilteredNotifications<Shown extends Entry>({
  all,
  types,
  empty,
  children,
}: FilteredNotificationsProps<Shown>) {
  const { status, type } = notificationSearch(useSearch({ strict: false }), types)
  const shown = all.filter((entry) => (!status || entry.status === status) && (!type || entry.type === type))
  return (
    <>
      <NotificationFilters status={status} type={type} types={types} />
      <p role="status" className="text-ink-soft tabular-nums">
        {shown.length === all.length
          ? `${all.length} ${all.length === 1 ? 'notification' : 'notifications'}`
          : `${shown.length} of ${all.length} notifications`}
      </p>
      {shown.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">{shown.map(children)}</ul>
      )}
      {shown.length === 0 && all.length > 0 && (
        <Empty title="No notifications found">No notification fits what the filters ask for.</Empty>
      )}
      {all.length === 0 && <Empty title="No notifications">{empty}</Empty>}
    </>
  )
}
