import { safeSession } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'
import { leavingAtom } from './leaving.ts'

/** Key of the ids that the previous page deleted while it was being left. */
const sentKey = 'deletions-on-leaving'

/** These ids, until this page's lists have been fetched again. */
export const sentBefore: string[] = []

/** Hides the records that the previous page deleted last. Call it once per page, before a list renders. */
export function hideSentDeletions(): void {
  sentBefore.push(...(safeSession.get(sentKey)?.split(' ') ?? []))
  safeSession.remove(sentKey)
  if (sentBefore.length > 0) store.set(leavingAtom, new Set(sentBefore))
}

/** Stores an id for the next page. Ids contain no personal data and are gone with the tab. */
export function noteSent(id: string): void {
  // A browser without storage shows the record once more, until its list is fetched again.
  safeSession.set(sentKey, [safeSession.get(sentKey), id].filter(Boolean).join(' '))
}
