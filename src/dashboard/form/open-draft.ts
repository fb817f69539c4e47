import { claimFreshKey } from '#src/offline/drafts/draft-claims.ts'
import { staffDrafts } from '#src/offline/drafts/staff-drafts.ts'
import { createOnce } from './create-once.ts'
import { DraftNote } from './draft-note.tsx'
import { newSubmission } from './submission-key.ts'

export type OpenedStaffForm = Awaited<ReturnType<typeof openDraft>>

/**
 * Reads what the device has kept of a form. With it come the store for what is typed from now on and the note that
 * offers the draft, and what makes a record once: nothing of them is in a form's first load.
 */
export async function openDraft(name: string) {
  const opened = await staffDrafts.open(name)
  return {
    ...opened,
    store: staffDrafts,
    besideKey: claimFreshKey(name),
    DraftNote,
    newSubmission,
    createOnce,
  }
}
