import { openChannel } from '#src/api/channel.ts'

/**
 * What tabs tell each other about the outbox.
 *
 * - `changed`: what is on the disk is not what it was
 * - `stop`: the tab that sends this item is to stop
 * - `progress`: so much of it has gone out
 */
export type TabNews =
  | { type: 'changed' }
  | { type: 'stop'; id: string }
  | { type: 'progress'; id: string; sent: number; total: number }

const channel = openChannel<TabNews>('outbox')
const listeners = new Set<(news: TabNews) => void>()

/** Tells every tab, this one included. */
export function tellTabs(news: TabNews) {
  channel.post(news)
  for (const listener of listeners) listener(news)
}

export function onTabNews(listener: (news: TabNews) => void) {
  listeners.add(listener)
  channel.listen(listener)
}
