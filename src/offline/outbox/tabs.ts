import { openChannel } from '#src/api/channel.ts'

/**
 * Messages between tabs about the outbox.
 *
 * - `changed`: the data on the disk has changed
 * - `stop`: the tab that sends this item has to stop
 * - `progress`: number of bytes sent
 */
export type TabMessage =
  | { type: 'changed' }
  | { type: 'stop'; id: string }
  | { type: 'progress'; id: string; sent: number; total: number }

const channel = openChannel<TabMessage>('outbox')
const listeners = new Set<(news: TabMessage) => void>()

/** Posts a message to every tab, this one included. */
export function postToTabs(news: TabMessage) {
  channel.post(news)
  for (const listener of listeners) listener(news)
}

export function onTabMessage(listener: (news: TabMessage) => void) {
  listeners.add(listener)
  channel.listen(listener)
}
