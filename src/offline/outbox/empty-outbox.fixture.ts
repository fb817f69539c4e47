import { inTransaction } from './database.ts'
import { visitorDrafts } from './drafts.ts'
import { stop } from './outbox.ts'
import { readItems, removeItem } from './store.ts'
import { postToTabs } from './tabs.ts'

/** Deletes everything that visitors wrote on this device, sent or not, and their drafts. */
export async function emptyOutbox() {
  await visitorDrafts.forgetAll()
  for (const { id } of await readItems()) {
    // A running attempt would hold the lock of the outbox.
    await stop(id)
    await removeItem(id)
  }
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
  postToTabs({ type: 'changed' })
}
