import { useAtomValue, useSetAtom } from 'jotai'
import { Bell as BellIcon } from 'lucide-react'
import { useNewRecords } from '#src/dashboard/new-records/use-new-records.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { markReadAtom, notificationsAtom, notificationTargets, unreadAtom } from './notifications.ts'

/**
 * The two newest notifications, what has newly arrived, and the way to all. The badge counts what is unread; a dot says
 * that there are new records.
 */
export function Bell() {
  const newest = useAtomValue(notificationsAtom).slice(0, 2)
  const unread = useAtomValue(unreadAtom)
  const markRead = useSetAtom(markReadAtom)
  const inboxes = useNewRecords().filter(({ count }) => count > 0)
  const arrived = inboxes.reduce((sum, { count }) => sum + count, 0)
  const label = `Notifications, ${unread} unread${arrived ? `, ${arrived} new ${arrived === 1 ? 'record' : 'records'}` : ''}`
  return (
    <span className="relative">
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={BellIcon} />}
        items={[
          ...newest.map(({ id, type, message }) => ({
            label: message,
            to: notificationTargets[type],
            onSelect: () => markRead(id),
          })),
          ...inboxes.map(({ count, noun, to }) => ({
            label: `${count} new ${count === 1 ? noun[0] : noun[1]}`,
            to,
          })),
          { label: 'View all notifications', to: '/dashboard/notifications' },
        ]}
      />
      {arrived > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute right-1 bottom-1 size-2.5 rounded-full border border-paper bg-info"
        />
      )}
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-signal px-1 text-center font-semibold text-on-signal text-xs"
        >
          {unread}
        </span>
      )}
    </span>
  )
}
