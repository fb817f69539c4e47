import { useAtomValue } from 'jotai'
import { Bell as BellIcon } from 'lucide-react'
import { IconButton } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { notificationsAtom, notificationTargets, unreadAtom } from './notifications.ts'

/** The two newest notifications and the way to all; the badge counts what is unread. */
export function Bell() {
  const newest = useAtomValue(notificationsAtom).slice(0, 2)
  const unread = useAtomValue(unreadAtom)
  const label = `Notifications, ${unread} unread`
  return (
    <span className="relative">
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={BellIcon} />}
        items={[
          ...newest.map((entry) => ({ label: entry.message, to: notificationTargets[entry.type] })),
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
