import { formOf } from '#src/offline/drafts/draft.ts'
import { DraftStore } from '#src/offline/drafts/draft-store.ts'
import { plainDrafts, removeDraft } from '#src/offline/drafts/plain-drafts.ts'
import { inTransaction } from './database.ts'

/** What visitors typed into forms and did not submit. It lies in the outbox's database, where an item takes its place. */
export const visitorDrafts = new DraftStore(plainDrafts((mode, task) => inTransaction('drafts', mode, task)))

const itemForm = 'item '

/** The form in which an item is changed, as its drafts name it. */
export const draftOf = (id: string) => `${itemForm}${id}`

/** The item that a draft would change. */
export const itemOf = (key: string) =>
  key.startsWith(itemForm) ? formOf(key).slice(itemForm.length) : undefined

export const flushDrafts = () => visitorDrafts.flush()
export const dropDraft = (key: string) => visitorDrafts.drop(key)

/** Removes a draft within a step of the outbox; once that is on the disk, `draftIsDropped` says so. */
export function deleteDraft(rows: IDBObjectStore, key: string) {
  removeDraft(rows, key, (at) => visitorDrafts.isKnown(key, at))
}

export const draftIsDropped = (key: string) => visitorDrafts.forget(key)

/** An item was deleted by its person: what they typed to change it goes with it. */
export const dropDraftsOf = (id: string) => visitorDrafts.dropAllOf(draftOf(id))
