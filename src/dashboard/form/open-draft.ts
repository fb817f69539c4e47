import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { createOnce } from './create-once.ts'
import { DraftNote } from './draft-note.tsx'
import { newSubmission } from './submission-key.ts'

export type OpenedStaffForm = Awaited<ReturnType<typeof openDraft>>

/**
 * Reads the draft of a form. This file also loads the draft store, the note that offers a draft, and the creation of
 * records: none of them belongs to a form's first load.
 */
export async function openDraft(name: string) {
  const found = await staffDrafts.open(name)
  return { name, found, store: staffDrafts, DraftNote, newSubmission, createOnce }
}
