import { formOf } from '#src/offline/drafts/draft.ts'
import { DraftStore } from '#src/offline/drafts/draft-store.ts'
import { plainDrafts, removeDraft } from '#src/offline/drafts/plain-drafts.ts'
import { inTransaction } from './database.ts'

/** Unsubmitted form entries of visitors, in the outbox's database, where an item replaces its draft. */
export const visitorDrafts = new DraftStore(plainDrafts((mode, task) => inTransaction('drafts', mode, task)))

const itemForm = 'item '

/** Returns the form name under which the drafts of a changed item are stored. */
export const draftOf = (id: string) => `${itemForm}${id}`

/** Returns the id of the item that a draft would change. */
export const itemOf = (key: string) =>
  key.startsWith(itemForm) ? formOf(key).slice(itemForm.length) : undefined

export const flushDrafts = () => visitorDrafts.flush()
export const dropDraft = (key: string) => visitorDrafts.drop(key)

/** Removes a draft within a transaction of the outbox; once it is on the disk, call `draftIsDropped`. */
export function deleteDraft(rows: IDBObjectStore, key: string) {
  removeDraft(rows, key, (at) => visitorDrafts.isKnown(key, at))
}

export const draftIsDropped = (key: string) => visitorDrafts.forget(key)

/** Deletes the drafts of an item that its visitor has deleted. */
export const dropDraftsOf = (id: string) => visitorDrafts.dropAllOf(draftOf(id))
