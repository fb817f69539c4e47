import { useAtomValue, useSetAtom } from 'jotai'
import { useNewRecords } from '#src/dashboard/new-records/use-new-records.ts'
import type { MenuState } from '#src/ui/overlay/menu.tsx'
import { bellEntry } from './bell-entry.tsx'
import { BellMenu } from './bell-menu.tsx'
import { markReadAtom, notificationsAtom, notificationTargets, unreadAtom } from './notifications.ts'

/** Bell with the two newest examples and the new arrivals. A dot marks new records. */
export function SampleBell({ state }: { state: MenuState }) {
  const newest = useAtomValue(notificationsAtom).slice(0, 2)
  const unread = useAtomValue(unreadAtom)
  const markRead = useSetAtom(markReadAtom)
  const inboxes = useNewRecords().filter(({ count }) => count > 0)
  const arrived = inboxes.reduce((sum, { count }) => sum + count, 0)
  return (
    <BellMenu
      state={state}
      unread={unread}
      more={arrived ? `, ${arrived} new ${arrived === 1 ? 'record' : 'records'}` : ''}
      items={[
        ...newest.map(({ id, type, message, dateTime, status }) => ({
          label: message,
          ...bellEntry({ type, dateTime, status }),
          to: notificationTargets[type],
          onSelect: () => markRead(id),
        })),
        ...inboxes.map(({ count, noun, to }) => ({
          label: `${count} new ${count === 1 ? noun[0] : noun[1]}`,
          to,
        })),
      ]}
    >
      {arrived > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute right-1 bottom-1 size-2.5 rounded-full border border-paper bg-info"
        />
      )}
    </BellMenu>
  )
}
