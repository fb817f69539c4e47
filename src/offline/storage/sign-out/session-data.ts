import { hasFeature } from '#src/api/has-feature.ts'
import {
  currentSession,
  dropSession,
  type Session,
  type SessionEnd,
  unfinishedSignOutAtom,
} from '#src/api/session.ts'
import { holdShared, runIfUnheld } from '#src/offline/storage/lock.ts'
import { emptySessionData, staffLock } from '#src/offline/storage/staff-stores.ts'
import { store } from '#src/ui/browser/store.ts'
import { deletePersonalData, notedSession } from './person-key.ts'
import { revokeToken } from './revocations.ts'
import { endOf, endOfDigest, lastEnd, markEnded } from './sign-out-marks.ts'
import { emptyStaffFiles, hasStaffFiles } from './staff-files.ts'

/** Number of attempts to write a mark on a full disk, and the pause between them in milliseconds. */
const markAttempts = 15
const markRetryAfter = 100
/** Reasons why cached data is closed: another user's sign-in is one, too. */
export type Ending = SessionEnd | 'replaced'

/** Shows other tabs that this one has a session. Settles with the function that ends it. */
export const holdSession = () => holdShared(staffLock)

/** Ends a session that had ended before: the browser was killed before it stored the removal of the token. */
export async function endMarkedSession({ token }: Session): Promise<void> {
  const reason = await endOf(token)
  if (!reason || currentSession()?.token !== token) return
  await dropSession(reason)
  // The browser may have been killed before the server was told.
  if (reason !== 'signed-out' || !hasFeature('logout')) return
  void revokeToken(token)
}

/**
 * Marks a session as ended, so that its token is invalid if it reappears. On a full disk, deleting the session's data
 * makes room; if that is not enough, /login says so.
 */
export async function markSession(reason: Ending, token: string | undefined): Promise<void> {
  if (!token || reason === 'replaced') return
  for (let attempt = 1; attempt <= markAttempts; attempt += 1) {
    const isMarked = await markEnded(token, reason).then(
      () => true,
      () => false,
    )
    if (isMarked) return
    await emptyStaffFiles().catch(() => {})
    await new Promise((wait) => setTimeout(wait, markRetryAfter))
  }
  store.set(unfinishedSignOutAtom, true)
}

/** Deletes a session's data other than its responses. After an expired session drafts wait for the same user. */
export async function closeStaff(reason: Ending): Promise<void> {
  if (reason === 'signed-out') await deletePersonalData()
  await emptyStaffFiles()
}

/**
 * Deletes data of earlier sessions at a page load without a session, unless another tab has one; waits for a tab that
 * is closing. A user's drafts and pinned files are deleted if that user signed out, or if the session was for one tab
 * only. A killed browser may have lost a persistent token: then they wait for the same user.
 */
export async function emptyOwnerless(): Promise<void> {
  if (!(await runIfUnheld(staffLock, emptyLeftBehind))) emptyOnceClosed().catch(() => {})
}

/** Pause between two checks of a lock that may be released, in milliseconds. */
const closingTime = 1_500

/**
 * Empties the cache if the lock is free at two checks: a closing tab holds its lock a little longer, and a reloading
 * one briefly has none. Otherwise the data waits for the next page load.
 */
async function emptyOnceClosed(): Promise<void> {
  for (const act of [async () => {}, emptyLeftBehind]) {
    await new Promise((look) => setTimeout(look, closingTime))
    if (currentSession() || !(await runIfUnheld(staffLock, act))) return
  }
}

async function emptyLeftBehind(): Promise<void> {
  await emptySessionData()
  const session = await notedSession()
  const end = session === undefined ? await lastEnd() : await endOfDigest(session)
  const waits = session === undefined ? end === 'expired' : end !== 'signed-out'
  if (!waits) await deletePersonalData()
  if (await hasStaffFiles()) await emptyStaffFiles()
}
