import { useAtomValue, useSetAtom } from 'jotai'
import { Bell as BellIcon } from 'lucide-react'
import { IconButton } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { markReadAtom, notificationsAtom, notificationTargets, unreadAtom } from './notifications.ts'

/** The two newest notifications and the way to all; the badge counts what is unread. */
export function Bell() {
  const newest = useAtomValue(notificationsAtom).slice(0, 2)
  const unread = useAtomValue(unreadAtom)
  const markRead = useSetAtom(markReadAtom)
  const label = `Notifications, ${unread} unread`
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
          { label: 'View all notifications', to: '/dashboard/notifications' },
        ]}
      />
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
