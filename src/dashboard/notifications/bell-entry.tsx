import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import type { MenuItem } from '#src/ui/overlay/menu.tsx'
import { age } from '#src/ui/text/date.ts'
import type { NotificationType } from './notification-row.tsx'
import type { Notification } from './notifications.ts'

const names: Record<NotificationType, string> = {
  'Quote Request': 'quote-requests',
  'Job Application': 'applications',
  'Project Update': 'projects',
  Message: 'contact-submissions',
}

/** Returns icon, age and unread mark for a line of the bell's menu. */
export function bellEntry({
  type,
  dateTime,
  status,
}: Pick<Notification, 'dateTime' | 'status'> & { type: NotificationType }): Pick<MenuItem, 'icon' | 'about'> {
  const isUnread = status === 'Unread'
  return {
    icon: resourceOf({ name: names[type] })?.icon,
    about: (
      <>
        <span>{`${type} · ${age(dateTime)}${isUnread ? ' · ' : ''}`}</span>
        {isUnread && <span className="font-semibold text-signal">Unread</span>}
      </>
    ),
  }
}
