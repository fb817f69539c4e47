import { useSearch } from '@tanstack/react-router'
import { CheckCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Empty } from '#src/ui/empty.tsx'
import { NotificationFilters } from './notification-filters.tsx'
import type { NotificationType } from './notification-row.tsx'
import { notificationSearch } from './notification-search.ts'
import type { Notification } from './notifications.ts'
import { periodOf } from './period.ts'

/** Number of notifications that each press shows. */
const step = 25

interface Entry {
  id: string
  type: NotificationType
  status: Notification['status']
  dateTime: string
}

interface FilteredNotificationsProps<Item extends Entry> {
  all: Item[]
  types: readonly NotificationType[]
  /** Text without any notification. */
  empty: string
  /** Marks notifications as read. */
  onRead: (...ids: string[]) => void
  /** Renders one notification. */
  children: (entry: Item) => Elements
}

/** Notifications by period, under filters that are in the address. */
export function FilteredNotifications<Item extends Entry>({
  all,
  types,
  empty,
  onRead,
  children,
}: FilteredNotificationsProps<Item>) {
  const { status, type } = notificationSearch(useSearch({ strict: false }), types)
  const visibleEntries = all.filter(
    (entry) => (!status || entry.status === status) && (!type || entry.type === type),
  )
  const unread = visibleEntries.filter((entry) => entry.status === 'Unread')
  const [most, setMost] = useState(step)
  const more = Math.min(step, visibleEntries.length - most)
  const lists = useRef<HTMLDivElement>(null)
  const counter = useRef<HTMLParagraphElement>(null)

  function markAll() {
    onRead(...unread.map(({ id }) => id))
    // The button disappears with its purpose.
    counter.current?.focus()
  }

  function showMore() {
    flushSync(() => setMost(most + step))
    // Continue where the button was.
    lists.current?.querySelectorAll<HTMLElement>('li a')[most]?.focus({ preventScroll: true })
  }

  return (
    <>
      <NotificationFilters status={status} type={type} types={types} />
      <div className="flex min-h-(--control) flex-wrap items-center justify-between gap-x-4">
        <p
          ref={counter}
          role="status"
          tabIndex={-1}
          className="text-ink-soft tabular-nums focus:outline-none"
        >
          {visibleEntries.length === all.length
            ? `${all.length} ${all.length === 1 ? 'notification' : 'notifications'}`
            : `${visibleEntries.length} of ${all.length} notifications`}
        </p>
        {unread.length > 1 && (
          <Button variant="quiet" onClick={markAll}>
            <CheckCheck aria-hidden size={16} strokeWidth={1.5} />
            <span>{`Mark all ${unread.length} as read`}</span>
          </Button>
        )}
      </div>
      {visibleEntries.length > 0 && (
        <div ref={lists} className="grid grid-cols-1 gap-6">
          {[...byPeriod(visibleEntries.slice(0, most))].map(([period, entries]) => (
            <div key={period}>
              <h2 className="mb-2 font-semibold text-base">{period}</h2>
              <ul aria-label={period} className="divide-y divide-line rounded-md border border-line">
                {entries.map(children)}
              </ul>
            </div>
          ))}
        </div>
      )}
      {more > 0 && (
        <Button variant="secondary" className="self-center" onClick={showMore}>{`Show ${more} more`}</Button>
      )}
      {visibleEntries.length === 0 && all.length > 0 && (
        <Empty title="No notifications found">No notifications match these filters.</Empty>
      )}
      {all.length === 0 && <Empty title="No notifications">{empty}</Empty>}
    </>
  )
}

/** Groups entries by period, in the order of their first entries. */
function byPeriod<Item extends Entry>(entries: Item[]): Map<string, Item[]> {
  const periods = new Map<string, Item[]>()
  for (const entry of entries) {
    const period = periodOf(entry.dateTime)
    const periodEntries = periods.get(period)
    if (periodEntries) periodEntries.push(entry)
    else periods.set(period, [entry])
  }
  return periods
}
