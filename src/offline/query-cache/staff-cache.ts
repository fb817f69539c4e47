import type { QueryClient } from '@tanstack/react-query'
import type { UseStore } from 'idb-keyval'
import { getDefaultStore } from 'jotai'
import { hasFeature } from '#src/api/has-feature.ts'
import {
  currentSession,
  dropSession,
  isSessionToStay,
  personOf,
  type Session,
  type SessionEnd,
  unfinishedSignOutAtom,
} from '#src/api/session.ts'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import { savedHeadsAtom } from '#src/offline/disk/saved-head.ts'
import { canSaveForStaff, emptyStaffStores, staffLock, staffPrefix } from '#src/offline/disk/staff-stores.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { canEncrypt, digest } from '#src/offline/encryption/encrypt.ts'
import { EncryptedRows } from '#src/offline/encryption/encrypted-rows.ts'
import { OfflinePeriod } from '#src/offline/encryption/offline-period.ts'
import {
  deletePersonalData,
  keyOfPerson,
  notedSession,
  noteSession,
} from '#src/offline/encryption/person-key.ts'
import { deleteCachedQueries, sessionKey } from '#src/offline/encryption/session-key.ts'
import {
  endOf,
  endOfDigest,
  lastEnd,
  markEnded,
  removeSignOutMark,
} from '#src/offline/encryption/sign-out-marks.ts'
import { holdShared, runIfUnheld } from '#src/offline/lock/browser/web-lock.ts'
import { blankStaff } from './blank-staff.ts'
import { firstScreen } from './first-screen.ts'
import { QueryStore, type RestoredQuery } from './query-store.ts'
import { restoreStaff } from './restore-staff.ts'
import { emptyStaffFiles } from './staff-files.ts'

/** Number of attempts to write a mark on a full disk, and the pause between them in milliseconds. */
const markAttempts = 15
const markRetryAfter = 100
/** Time limit of the first frame for cached rows, in milliseconds: otherwise it would flash placeholders. */
const frameTimeout = 200

/** Ends a session that had ended before: the browser was killed before it stored the removal of the token. */
export async function endMarkedSession({ token }: Session): Promise<void> {
  const reason = await endOf(token)
  if (!reason || currentSession()?.token !== token) return
  await dropSession(reason)
  // The browser may have been killed before the server was told.
  if (reason !== 'signed-out' || !hasFeature('logout')) return
  void import('#src/offline/sign-out/revocations.ts').then(
    ({ revokeToken }) => revokeToken(token),
    () => undefined,
  )
}

/** Reasons why cached data is closed: another user's sign-in is one, too. */
export type Ending = SessionEnd | 'replaced'

/** Waits until the first screen can render with cached data. Called when its loaders have made their requests. */
export async function releaseScreen(): Promise<void> {
  firstScreen.ask()
  if (currentSession()) await withTimeout(firstScreen.answered, frameTimeout).catch(() => undefined)
}

interface Opening {
  client: QueryClient
  session: Session
  /** Whether the session has just begun with a sign-in: its token is valid, whatever the marks say. */
  isNew: boolean
  /** Whether a dashboard screen waits for some of the data. */
  isScreenWaiting: boolean
  /** False as soon as the session has changed. */
  isCurrent: () => boolean
  makeRoom: () => Promise<void>
  hydrateQueries: (queries: RestoredQuery[]) => void
  onLeave: (stop: () => void) => void
  onOpen: (store: QueryStore) => void
}

/**
 * Opens a user's cache and loads it into memory; deletes other users' data.
 *
 * @returns false if the device caches nothing for staff
 */
export async function openStaff(opening: Opening): Promise<boolean> {
  // Without cached data the screen must not wait.
  return openAnswers(opening).finally(firstScreen.answer)
}

async function openAnswers(opening: Opening): Promise<boolean> {
  const { session, isNew, isCurrent, onLeave, onOpen, isScreenWaiting } = opening
  onLeave(await holdShared(staffLock))
  if (isNew && isCurrent()) await removeSignOutMark(session.token)
  const name = await ownStoreName(session)
  const emptying = emptyStaffStores(name).then(
    () => true,
    () => false,
  )
  if (!isCurrent()) return true
  if (!name || !canSaveForStaff()) return false
  // Not awaited: some browsers ask the user first.
  void navigator.storage?.persist?.().catch(() => {})
  const database = deviceStore(name)
  // Query the three databases together: each result waits for a page that is rendering meanwhile.
  const [isEmptied, cryptoKey] = await Promise.all([
    emptying,
    sessionKey(database, session.token),
    openPersonalData(session),
  ])
  if (!isCurrent()) return true
  if (!isEmptied) return false
  const rows = new EncryptedRows(database, cryptoKey)
  const store = new QueryStore({ name, savedFor: 'staff', rows, makeRoom: opening.makeRoom })
  const lease = await openLease(opening, database, store)
  onLeave(() => lease.close())
  if (!isCurrent()) return true
  onOpen(store)
  // Unreadable data is refetched, and new data can still be cached.
  await restoreStaff({ ...opening, store }, isScreenWaiting).catch(() => {})
  return true
}

function openLease(
  { client, hydrateQueries, isCurrent }: Opening,
  database: UseStore,
  store: QueryStore,
): Promise<OfflinePeriod> {
  return OfflinePeriod.open(database, {
    lock: () => {
      store.lock()
      return blankStaff(client)
    },
    empty: () => deleteCachedQueries(database),
    unlock: () => {
      store.unlock()
      void restoreStaff({ client, store, hydrateQueries, isCurrent }, false).catch(() => {})
    },
  })
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
  getDefaultStore().set(unfinishedSignOutAtom, true)
}

/** Deletes a session's data other than its responses. After an expired session drafts wait for the same user. */
export async function closeStaff(reason: Ending): Promise<void> {
  getDefaultStore().set(savedHeadsAtom, [])
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
  await emptyStaffStores()
  const session = await notedSession()
  const end = session === undefined ? await lastEnd() : await endOfDigest(session)
  const waits = session === undefined ? end === 'expired' : end !== 'signed-out'
  if (!waits) await deletePersonalData()
}

/** Returns the name of a user's database, without an e-mail address in it; undefined on a page without Web Crypto. */
async function ownStoreName({ admin }: Session): Promise<string | undefined> {
  return canEncrypt() ? staffPrefix + (admin._id || (await digest(admin.email))) : undefined
}

async function openPersonalData(session: Session): Promise<void> {
  const person = personOf(session)
  await keyOfPerson(person)
    .then(() => noteSession(isSessionToStay() ? session.token : undefined))
    .catch(() => {})
}
