import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import {
  currentSession,
  dropSession,
  isSessionToStay,
  personOf,
  type Session,
  type SessionEnd,
} from '#src/api/session.ts'
import {
  canSaveForStaff,
  deviceStore,
  emptyStaffStores,
  staffPrefix,
} from '#src/offline/disk/device-store.ts'
import { savedHeadsAtom } from '#src/offline/disk/saved-head.ts'
import { holdStaffLock } from '#src/offline/disk/staff-lock.ts'
import { staffDrafts } from '#src/offline/drafts/staff-drafts.ts'
import { openLease } from '#src/offline/vault/lease.ts'
import { dropBelongings, keyOfPerson, notedSession, noteSession } from '#src/offline/vault/person-key.ts'
import { sealedRows } from '#src/offline/vault/sealed-rows.ts'
import { canSeal, digest } from '#src/offline/vault/sealing.ts'
import { emptyAnswers, sessionKey } from '#src/offline/vault/session-key.ts'
import { endOf, endOfDigest, lastEnd, markEnded, unmark } from '#src/offline/vault/sign-out-marks.ts'
import { openAnswerStore, type RestoredQuery, reportStorage, type SavedArea } from './answer-store.ts'
import { isStaff } from './forget-staff.ts'

/** Ends a session that had ended before: the browser was killed before it wrote down that the token was removed. */
export async function endIfMarked({ token }: Session): Promise<void> {
  const reason = await endOf(token)
  if (reason && currentSession()?.token === token) await dropSession(reason)
}

/** Somebody else's sign-in is an end, too. */
export type Ending = SessionEnd | 'replaced'

interface Opening {
  client: QueryClient
  session: Session
  /** Somebody has just signed in: the token counts, whatever was noted of it. */
  isNew: boolean
  /** False as soon as the session is not this one any more. */
  isStill: () => boolean
  makeRoom: () => Promise<void>
  onLeave: (stop: () => void) => void
}

/** Opens what the device has saved for a person; nothing of anybody else is left then. Undefined without a disk. */
export async function openStaff(opening: Opening): Promise<SavedArea | undefined> {
  const { client, session, isNew, isStill, makeRoom, onLeave } = opening
  onLeave(await holdStaffLock())
  if (isNew && isStill()) await unmark(session.token)
  const name = canSeal() && (await nameOfStore(session))
  const isEmptied = await emptyStaffStores(name || undefined).then(
    () => true,
    () => false,
  )
  if (!isStill()) return undefined
  if (!name || !isEmptied || !canSaveForStaff()) {
    reportStorage(staffPrefix, false)
    return undefined
  }
  // Not waited for: some browsers ask the person first.
  void navigator.storage?.persist?.().catch(() => {})
  await openBelongings(session)
  const store = deviceStore(name)
  const key = await sessionKey(store, session.token)
  if (!isStill()) return undefined
  const lock = async () => {
    await emptyAnswers(store)
    await blankStaff(client)
  }
  onLeave(await openLease(store, lock))
  return openAnswerStore(name, 'staff', sealedRows(store, key), makeRoom)
}

interface Restoring {
  client: QueryClient
  area: SavedArea
  put: (queries: RestoredQuery[]) => void
  isStill: () => boolean
  isScreenWaiting: boolean
}

/**
 * Brings what is saved for a person into the memory. Where a screen waits for some of it, that comes first, and the
 * rest beside it: this settles when the screen has all that it asked for.
 */
export async function restoreStaff({
  client,
  area,
  put,
  isStill,
  isScreenWaiting,
}: Restoring): Promise<void> {
  const take = async (reading: Promise<RestoredQuery[]>) => {
    const queries = await reading
    if (isStill()) put(queries)
  }
  const asked = isScreenWaiting ? await firstAsked(client) : []
  if (asked.length === 0) return take(area.read())
  const { queries, heads } = await area.readFirst(asked)
  if (!isStill()) return
  put(queries)
  getDefaultStore().set(savedHeadsAtom, heads)
  if (heads.length > 0) await painted()
  const isWhole = queries.length === asked.length
  try {
    await take(area.readSome(heads.map(({ hash }) => hash)))
  } finally {
    getDefaultStore().set(savedHeadsAtom, [])
  }
  const rest = painted().then(() => take(area.read()))
  // A record without an answer of its own is looked for in its list.
  if (!isWhole && heads.length === 0) await rest
}

/** The queries that the first screen's loaders have asked for; none where it asks for nothing. */
function firstAsked(client: QueryClient): Promise<string[]> {
  const cache = client.getQueryCache()
  const asked = () =>
    cache
      .findAll({ predicate: (query) => isStaff(query) && query.state.data === undefined })
      .map(({ queryHash }) => queryHash)
  if (asked().length > 0) return Promise.resolve(asked())
  return new Promise((resolve) => {
    const stop = cache.subscribe(({ type }) => {
      // What a page's loaders ask for, they ask for together.
      if (type === 'added') setTimeout(tell)
    })
    const timer = setTimeout(tell, 300)
    function tell() {
      stop()
      clearTimeout(timer)
      resolve(asked())
    }
  })
}

/** After the next frame; a tab that is not shown has none. */
function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 200)
  })
}

/** Notes that a session has ended, so that its token counts for nothing if it comes back. */
export async function markSession(reason: Ending, token: string | undefined): Promise<void> {
  if (token && reason !== 'replaced') await markEnded(token, reason)
}

/** What goes with a session beside its answers. After an expired one, what was typed waits for the same person. */
export async function closeStaff(reason: Ending): Promise<void> {
  getDefaultStore().set(savedHeadsAtom, [])
  if (reason === 'expired') await staffDrafts.returnLastTyped()
  if (reason === 'signed-out') await Promise.all([staffDrafts.forgetAll(), dropBelongings()])
  await emptyStaffFiles()
}

/**
 * Nobody is signed in. What a person keeps goes if that person signed out, and if the session was for one tab only. A
 * browser that was killed may have lost a token that was to stay: then it waits for the same person.
 */
export async function forgetNobodys(): Promise<void> {
  const session = await notedSession()
  const end = session === undefined ? await lastEnd() : await endOfDigest(session)
  const waits = session === undefined ? end === 'expired' : end !== 'signed-out'
  if (!waits) await dropBelongings()
}

/** An e-mail address is not for the name of a database. */
async function nameOfStore({ admin }: Session): Promise<string> {
  return staffPrefix + (admin._id || (await digest(admin.email)))
}

async function openBelongings(session: Session): Promise<void> {
  const person = personOf(session)
  await keyOfPerson(person)
    .then(() => noteSession(isSessionToStay() ? session.token : undefined))
    .catch(() => {})
}

/** What is on the screen goes, too: its queries are asked again, and say that nothing is here. */
async function blankStaff(client: QueryClient): Promise<void> {
  const filters = { predicate: isStaff }
  await client.cancelQueries(filters)
  const queries = client.getQueryCache().findAll(filters)
  const shown = queries.filter((query) => query.getObserversCount() > 0)
  client.removeQueries({ predicate: (query) => isStaff(query) && !shown.includes(query) })
  getDefaultStore().set(savedHeadsAtom, [])
  const blank = { data: undefined, dataUpdatedAt: 0, error: null, status: 'pending' } as const
  for (const query of shown) query.setState(blank)
  void client.refetchQueries({ ...filters, type: 'active' })
}

/** The dashboard's code, and pictures, among which are those of drafts: a device without a session has neither. */
async function emptyStaffFiles() {
  if (typeof caches === 'undefined') return
  const names = (await caches.keys()).filter((name) => name.startsWith('staff-') || name === 'images')
  await Promise.all(names.map((name) => caches.delete(name)))
}
