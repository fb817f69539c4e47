import { Bell as BellIcon } from 'lucide-react'
import { IconButton } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Menu, type MenuItem, type MenuState } from '#src/ui/overlay/menu.tsx'

interface BellMenuProps {
  unread: number
  items: MenuItem[]
  state: MenuState
  /** Further words of the button's label. */
  more?: string
  /** Content over the bell icon. */
  children?: Elements
}

/** Bell button with its badge and its menu; the last entry leads to all notifications. */
export function BellMenu({ unread, items, state, more = '', children }: BellMenuProps) {
  const label = `Notifications, ${unread} unread${more}`
  return (
    <span className="relative">
      <Menu
        label={label}
        state={state}
        trigger={<IconButton label={label} icon={BellIcon} />}
        items={[...items, { label: 'View all notifications', to: '/dashboard/notifications' }]}
      />
      {children}
      {unread > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-signal px-1 text-center font-semibold text-on-signal text-xs"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </span>
  )
}
