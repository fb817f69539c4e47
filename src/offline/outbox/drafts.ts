import { DraftStore } from '#src/offline/drafts/draft-store.ts'
import { plainDrafts, removeDraft } from '#src/offline/drafts/plain-drafts.ts'
import { inTransaction } from './database.ts'

/** What visitors typed into forms and did not submit. It lies in the outbox's database, where an item takes its place. */
export const visitorDrafts = new DraftStore(plainDrafts((mode, task) => inTransaction('drafts', mode, task)))

/** The draft of what is changed about an item. */
export const draftOf = (id: string) => `item ${id}`

export const flushDrafts = () => visitorDrafts.flush()
export const dropDraft = (key: string) => visitorDrafts.drop(key)

/** Removes a draft within a step of the outbox; once that is on the disk, `draftIsDropped` says so. */
export function deleteDraft(rows: IDBObjectStore, key: string) {
  removeDraft(rows, key, (at) => visitorDrafts.isKnown(key, at))
}

export const draftIsDropped = (key: string) => visitorDrafts.forget(key)

/** An item was deleted by its person: what they typed to change it goes with it. */
export async function dropDraftsOf(id: string): Promise<void> {
  const key = draftOf(id)
  visitorDrafts.forget(key)
  await inTransaction('drafts', 'readwrite', (rows) =>
    rows.delete(IDBKeyRange.bound(key, `${key}\uffff`)),
  ).catch(() => undefined)
}
