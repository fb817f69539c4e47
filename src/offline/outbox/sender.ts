import { withLock } from '#src/offline/storage/lock.ts'
import { Attempt } from './attempt.ts'
import { isUnsent, type OutboxItem } from './item.ts'
import { nextToSend } from './order.ts'
import { afterLostSender } from './outcome.ts'
import { changeItem, readItems, removeItem } from './store.ts'
import { onTabMessage } from './tabs.ts'

let current: Attempt | undefined

/**
 * Sends due items one after the other. If another tab is sending, waits for it.
 *
 * @param onWait called if it waits
 */
export function sendDue(isHurried: boolean, onWait?: () => void): Promise<void> {
  return withLock('outbox', () => sendAll(isHurried), onWait)
}

/** Makes this tab stop sending an item that another tab stops. */
export function stopOnRequest() {
  onTabMessage((news) => {
    if (news.type === 'stop' && news.id === current?.id) current.stop()
  })
}

async function sendAll(isHurried: boolean) {
  await tidy(await readItems())
  const tried = new Set<string>()
  while (navigator.onLine) {
    const next = nextToSend(await readItems(), { tried, isHurried })
    if (!next) return
    tried.add(next.id)
    // Set before the first await: a stop that comes meanwhile must find it.
    current = new Attempt(next)
    try {
      await current.run()
    } finally {
      current = undefined
    }
  }
}

/** Number of receipts at most. */
const maxReceipts = 200

/** Retries items of a tab that is gone, and limits the number of receipts whatever the clock says. */
async function tidy(items: OutboxItem[]) {
  const sent = items.filter((item) => !isUnsent(item))
  for (const { id } of sent.slice(0, -maxReceipts)) await removeItem(id)
  for (const { id, state } of items) {
    if (state !== 'sending') continue
    await changeItem(id, (now) => (now.state === 'sending' ? afterLostSender(now) : undefined))
  }
}
