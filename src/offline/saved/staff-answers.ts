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
import { holdShared, runIfUnheld } from '#src/offline/lock/browser/web-lock.ts'
import { Lease } from '#src/offline/vault/lease.ts'
import { deletePersonalData, keyOfPerson, notedSession, noteSession } from '#src/offline/vault/person-key.ts'
import { SealedRows } from '#src/offline/vault/sealed-rows.ts'
import { canSeal, digest } from '#src/offline/vault/sealing.ts'
import { emptyAnswers, sessionKey } from '#src/offline/vault/session-key.ts'
import { endOf, endOfDigest, lastEnd, markEnded, unmark } from '#src/offline/vault/sign-out-marks.ts'
import { AnswerStore, type RestoredQuery } from './answer-store.ts'
import { blankStaff } from './blank-staff.ts'
import { firstScreen } from './first-screen.ts'
import { restoreStaff } from './restore-staff.ts'
import { emptyStaffFiles } from './staff-files.ts'

/** On a full disk a mark is tried again: so often, with so many milliseconds between. */
const markAttempts = 15
const markRetryAfter = 100
/** Longest wait of a first frame that would have placeholders where rows are a moment later, in milliseconds. */
const frameTimeout = 200

/** Ends a session that had ended before: the browser was killed before it wrote down that the token was removed. */
export async function endIfMarked({ token }: Session): Promise<void> {
  const reason = await endOf(token)
  if (!reason || currentSession()?.token !== token) return
  await dropSession(reason)
  // The browser may have been killed before the server had heard of it.
  if (reason !== 'signed-out' || !hasFeature('logout')) return
  void import('#src/offline/sign-out/revocations.ts').then(
    ({ revokeToken }) => revokeToken(token),
    () => undefined,
  )
}

/** Another person's sign-in is an end, too. */
export type Ending = SessionEnd | 'replaced'

/** Called when the first screen's loaders have asked: settles when it can be drawn with what the device has. */
export async function answerScreen(): Promise<void> {
  firstScreen.ask()
  if (currentSession()) await withTimeout(firstScreen.answered, frameTimeout).catch(() => undefined)
}

interface Opening {
  client: QueryClient
  session: Session
  /** It has just begun by a sign-in: the token counts, whatever was noted of it. */
  isNew: boolean
  /** A dashboard screen waits for some of the answers. */
  isScreenWaiting: boolean
  /** False as soon as the session is not this one any more. */
  isCurrent: () => boolean
  makeRoom: () => Promise<void>
  hydrateQueries: (queries: RestoredQuery[]) => void
  onLeave: (stop: () => void) => void
  onOpen: (store: AnswerStore) => void
}

/**
 * Opens what the device has saved for a person, and brings it into the memory; nothing of anybody else is left then.
 *
 * @returns false where the device keeps nothing for staff
 */
export async function openStaff(opening: Opening): Promise<boolean> {
  // Where there is nothing to wait for, the screen must not wait, either.
  return openAnswers(opening).finally(firstScreen.answer)
}

async function openAnswers(opening: Opening): Promise<boolean> {
  const { session, isNew, isCurrent, onLeave, onOpen, isScreenWaiting } = opening
  onLeave(await holdShared(staffLock))
  if (isNew && isCurrent()) await unmark(session.token)
  const name = await ownStoreName(session)
  const emptying = emptyStaffStores(name).then(
    () => true,
    () => false,
  )
  if (!isCurrent()) return true
  if (!name || !canSaveForStaff()) return false
  // Not waited for: some browsers ask the person first.
  void navigator.storage?.persist?.().catch(() => {})
  const database = deviceStore(name)
  // Three databases, asked together: each answer waits for a page that is being drawn meanwhile.
  const [isEmptied, cryptoKey] = await Promise.all([
    emptying,
    sessionKey(database, session.token),
    openPersonalData(session),
  ])
  if (!isCurrent()) return true
  if (!isEmptied) return false
  const rows = new SealedRows(database, cryptoKey)
  const store = new AnswerStore({ name, savedFor: 'staff', rows, makeRoom: opening.makeRoom })
  const lease = await openLease(opening, database, store)
  onLeave(() => lease.close())
  if (!isCurrent()) return true
  onOpen(store)
  // What cannot be read now comes with the next answer; what comes can be saved all the same.
  await restoreStaff({ ...opening, store }, isScreenWaiting).catch(() => {})
  return true
}

function openLease(
  { client, hydrateQueries, isCurrent }: Opening,
  database: UseStore,
  store: AnswerStore,
): Promise<Lease> {
  return Lease.open(database, {
    lock: () => {
      store.lock()
      return blankStaff(client)
    },
    empty: () => emptyAnswers(database),
    unlock: () => {
      store.unlock()
      void restoreStaff({ client, store, hydrateQueries, isCurrent }, false).catch(() => {})
    },
  })
}

/**
 * Notes that a session has ended, so that its token counts for nothing if it comes back. On a full disk what goes with
 * the session anyway makes the room for it; where that is not enough, /login says so.
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

/** What goes with a session beside its answers. After an expired one, drafts wait for the same person. */
export async function closeStaff(reason: Ending): Promise<void> {
  getDefaultStore().set(savedHeadsAtom, [])
  if (reason === 'signed-out') await deletePersonalData()
  await emptyStaffFiles()
}

/**
 * At a start without a session: empties what others have left, unless another tab has a session; one that is being
 * closed is waited for. What a person keeps goes if that person signed out, and if the session was for one tab only. A
 * browser that was killed may have lost a token that was to stay: then it waits for the same person.
 */
export async function emptyOwnerless(): Promise<void> {
  if (!(await runIfUnheld(staffLock, emptyLeftBehind))) emptyOnceClosed().catch(() => {})
}

/** In milliseconds, between two looks at a lock that may be let go. */
const closingTime = 1_500

/**
 * A tab that is being closed holds its lock a moment longer, and one that is loaded again has none for a moment: at two
 * looks it must be free. What is still held then waits for the next start.
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

/** Undefined on a page that cannot seal. An e-mail address is not for the name of a database. */
async function ownStoreName({ admin }: Session): Promise<string | undefined> {
  return canSeal() ? staffPrefix + (admin._id || (await digest(admin.email))) : undefined
}

async function openPersonalData(session: Session): Promise<void> {
  const person = personOf(session)
  await keyOfPerson(person)
    .then(() => noteSession(isSessionToStay() ? session.token : undefined))
    .catch(() => {})
}
