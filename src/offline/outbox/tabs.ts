import { openChannel } from '#src/api/channel.ts'

/**
 * Messages between tabs about the outbox.
 *
 * - `changed`: the data on the disk has changed
 * - `stop`: the tab that sends this item has to stop
 * - `progress`: number of bytes sent
 */
export type TabNews =
  | { type: 'changed' }
  | { type: 'stop'; id: string }
  | { type: 'progress'; id: string; sent: number; total: number }

const channel = openChannel<TabNews>('outbox')
const listeners = new Set<(news: TabNews) => void>()

/** Posts a message to every tab, this one included. */
export function tellTabs(news: TabNews) {
  channel.post(news)
  for (const listener of listeners) listener(news)
}

export function onTabNews(listener: (news: TabNews) => void) {
  listeners.add(listener)
  channel.listen(listener)
}
