import { useAtomValue, useSetAtom } from 'jotai'
import { FilteredNotifications } from './filtered-notifications.tsx'
import { NotificationRow } from './notification-row.tsx'
import {
  markReadAtom,
  notificationsAtom,
  notificationTargets,
  notificationTypes,
  removeNotificationAtom,
} from './notifications.ts'

/** Example notifications for a backend without events. */
export function SampleNotifications() {
  const all = useAtomValue(notificationsAtom)
  const markRead = useSetAtom(markReadAtom)
  const remove = useSetAtom(removeNotificationAtom)
  return (
    <FilteredNotifications
      all={all}
      types={notificationTypes}
      empty="You have seen to all of them. New ones appear here."
      onRead={markRead}
    >
      {(entry) => (
        <NotificationRow
          key={entry.id}
          notification={entry}
          link={{ to: notificationTargets[entry.type] }}
          onRead={() => markRead(entry.id)}
          onRemove={() => remove(entry.id)}
        />
      )}
    </FilteredNotifications>
  )
}
