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

let channel: BroadcastChannel | undefined
const listeners = new Set<(news: TabNews) => void>()

/** Tells every tab, this one included. */
export function tellTabs(news: TabNews) {
  channel?.postMessage(news)
  for (const listener of listeners) listener(news)
}

export function onTabNews(listener: (news: TabNews) => void) {
  listeners.add(listener)
  if (channel) return
  channel = new BroadcastChannel('outbox')
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => {
    for (const each of listeners) each(data)
  }
}

/**
 * Waits until no other tab sends, and keeps them from it. Without Web Locks each tab only waits for itself.
 *
 * @param onWait called when another tab is found to be at it
 */
export async function asOnlySender(task: () => Promise<void>, onWait = () => {}): Promise<void> {
  if (!navigator.locks) {
    const done = turn.then(task)
    turn = done.catch(() => undefined)
    return done
  }
  const alone = async (lock: Lock | null) => {
    if (!lock) return false
    isSender = true
    await task().finally(() => {
      isSender = false
    })
    return true
  }
  if (await navigator.locks.request('outbox', { ifAvailable: true }, alone)) return
  if (!isSender) onWait()
  await navigator.locks.request('outbox', alone)
}

let turn: Promise<void> = Promise.resolve()
/** This tab is the one that sends. */
let isSender = false
