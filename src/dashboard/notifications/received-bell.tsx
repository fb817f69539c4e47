import { useSetAtom } from 'jotai'
import type { MenuState } from '#src/ui/overlay/menu.tsx'
import { bellEntry } from './bell-entry.tsx'
import { BellMenu } from './bell-menu.tsx'
import { markReceivedReadAtom } from './handled-notifications.ts'
import { useReceived } from './received.ts'

const maxEntries = 5

/** Bell with the arrivals: the unread ones first, each linking to its record. */
export function ReceivedBell({ state }: { state: MenuState }) {
  const all = useReceived()
  const markRead = useSetAtom(markReceivedReadAtom)
  const unread = all.filter(({ status }) => status === 'Unread')
  const first = [...unread, ...all.filter(({ status }) => status === 'Read')].slice(0, maxEntries)
  return (
    <BellMenu
      state={state}
      unread={unread.length}
      items={first.map(({ id, message, link, ...about }) => ({
        id,
        label: message,
        ...bellEntry(about),
        ...link,
        onSelect: () => markRead(id),
      }))}
    />
  )
}
