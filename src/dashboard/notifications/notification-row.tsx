import { Link } from '@tanstack/react-router'
import {
  CheckCheck,
  Eye,
  FileUser,
  FolderKanban,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
} from 'lucide-react'
import { RowActions } from '#src/dashboard/list/row-actions.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { classes } from '#src/ui/classes.ts'
import type { MenuItem } from '#src/ui/overlay/menu.tsx'
import { age, monthDayYear } from '#src/ui/text/date.ts'
import type { Notification } from './notifications.ts'

interface NotificationRowProps {
  notification: Pick<Notification, 'id' | 'message' | 'dateTime' | 'status'> & { type: NotificationType }
  /** Link to the details. */
  link: Pick<MenuItem, 'to' | 'params'>
  onRead: () => void
  onRemove: () => void
}

/** Subjects of notifications. */
export type NotificationType = Notification['type'] | 'Message'

/** Row of one notification with its actions. */
export function NotificationRow({ notification, link, onRead, onRemove }: NotificationRowProps) {
  const { id, type, message, dateTime, status } = notification
  const isUnread = status === 'Unread'
  const Icon = icons[type]
  return (
    <li
      className={classes(
        'relative flex items-center gap-3 px-3 py-2 hover:bg-paper-sunk',
        isUnread && 'bg-paper-sunk',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-ink-soft" />
      <div className="wrap-anywhere min-w-0 flex-1">
        <p className={isUnread ? 'font-semibold' : undefined}>
          <Link
            to={link.to}
            params={link.params}
            onClick={onRead}
            className="underline decoration-line underline-offset-4 after:absolute after:inset-0 hover:text-signal hover:decoration-current"
          >
            {message}
          </Link>
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-ink-soft">
          {isUnread ? <Badge tone="info">{status}</Badge> : <span>{status}</span>}
          <span aria-hidden>·</span>
          <span>{type}</span>
          <span aria-hidden>·</span>
          <time dateTime={dateTime} title={monthDayYear(dateTime)}>
            {age(dateTime)}
          </time>
        </div>
      </div>
      <div className="relative">
        <RowActions
          name={message}
          items={[
            { label: 'View Details', icon: Eye, ...link, onSelect: onRead },
            ...(isUnread ? [{ label: 'Mark as Read', icon: CheckCheck, onSelect: onRead }] : []),
          ]}
          resource={{ isLocal: true, remove: () => ({ mutationFn: async () => onRemove() }) }}
          id={id}
          thing="Notification"
        >
          Are you sure you want to delete this notification?
        </RowActions>
      </div>
    </li>
  )
}

const icons: Record<NotificationType, LucideIcon> = {
  'Quote Request': MessageSquareQuote,
  'Job Application': FileUser,
  'Project Update': FolderKanban,
  Message: Mail,
}
