import type { QueryClient } from '@tanstack/react-query'
import { beforeSessionEnds, currentSession, personOf, type Session, sessionAtom } from '#src/api/session.ts'
import type { Ending } from '#src/offline/storage/sign-out/session-data.ts'
import { emptySessionData, hasStaffData } from '#src/offline/storage/staff-stores.ts'
import { reportStorage } from '#src/offline/storage/storage-state.ts'
import { databaseTimeout, withTimeout } from '#src/offline/storage/with-timeout.ts'
import { store } from '#src/ui/browser/store.ts'
import { forgetStaff } from './forget-staff.ts'
import type { QueryStore } from './query-store.ts'

/** Data and callbacks with which a user's store is opened. */
export interface Opening {
  client: QueryClient
  session: Session
  /** Whether the session has just begun with a sign-in: its token is valid, whatever the marks say. */
  isNew: boolean
  /** False as soon as the session has changed. */
  isCurrent: () => boolean
  makeRoom: () => Promise<void>
  onLeave: (stop: () => void) => void
}

/** Opens the store of a signed-in user, in the dashboard. @returns undefined if the device stores nothing for staff */
export type OpenStaff = (opening: Opening) => Promise<QueryStore | undefined>

/** Loads what a session needs, which does not belong to a visitor's page load. */
export const loadSessionData = () => import('#src/offline/storage/sign-out/session-data.ts')

/** Opens and closes a user's store as sessions begin and end. */
export class SessionFollower {
  readonly #client: QueryClient
  readonly #makeRoom: () => Promise<void>
  readonly #openStaff: OpenStaff | undefined
  #person: string | undefined
  /** Number of sessions begun and ended: a waiting task continues only if it has not changed. */
  #generation = 0
  #stops: (() => void)[] = []
  /** Opening that is under way. */
  opening: Promise<unknown> = Promise.resolve()
  /** Stored queries of the signed-in user, once they are open. */
  staff: QueryStore | undefined

  constructor(client: QueryClient, makeRoom: () => Promise<void>, openStaff?: OpenStaff) {
    this.#client = client
    this.#makeRoom = makeRoom
    this.#openStaff = openStaff
  }

  /** Starts to follow sign-ins and sign-outs. Returns a function that stops it. */
  watch(): () => void {
    const stops = [
      beforeSessionEnds((reason) => this.#wipeInTime(reason)),
      store.sub(sessionAtom, () => {
        this.opening = this.#follow(store.get(sessionAtom), { isNew: true }).catch(() => {})
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }

  /** Opens the session's store at page load; without a session, deletes the data of earlier ones. */
  async start(): Promise<void> {
    const session = currentSession()
    if (session) return this.#follow(session, { isNew: false })
    if (await hasStaffData()) await (await loadSessionData()).emptyOwnerless()
  }

  async #follow(session: Session | undefined, { isNew }: { isNew: boolean }) {
    const person = personOf(session)
    if (this.#person && person && person !== this.#person) await this.#wipeInTime('replaced')
    // Data fetched while the session was ending must not stay in memory, either.
    if (!session) return forgetStaff(this.#client)
    if (person && person !== this.#person && currentSession() === session) await this.#begin(session, isNew)
  }

  /** Opens a user's store when a session begins; other users' data is deleted. */
  async #begin(session: Session, isNew: boolean) {
    this.#person = personOf(session)
    this.#generation += 1
    const generation = this.#generation
    const isCurrent = () => this.#generation === generation
    const onLeave = (stop: () => void) => {
      if (isCurrent()) this.#stops.push(stop)
      else stop()
    }
    const data = await loadSessionData().catch(() => undefined)
    if (data) onLeave(await data.holdSession())
    // Pages of visitors show no data of staff.
    if (!this.#openStaff) return
    const opening = { client: this.#client, session, isNew, isCurrent, makeRoom: this.#makeRoom, onLeave }
    const opened = await this.#openStaff(opening).catch(() => undefined)
    if (!isCurrent()) return
    this.staff = opened
    if (!opened) return reportStorage('staff', false)
    if (isNew) void opened.restoreAll()
    // Data that was fetched meanwhile.
    for (const query of this.#client.getQueryCache().getAll())
      if (query.meta?.savedFor === 'staff') opened.write(query)
  }

  /** Ends a session without waiting for a device that hangs. */
  #wipeInTime(reason: Ending): Promise<void> {
    return withTimeout(this.#wipe(reason)).catch(() => {})
  }

  /** Ends a session in this order: stop writing, write the mark, clear the memory, then the disk. */
  async #wipe(reason: Ending) {
    const token = currentSession()?.token
    const closing = this.staff?.close()
    for (const stop of this.#stops.splice(0)) stop()
    this.staff = undefined
    this.#person = undefined
    this.#generation += 1
    reportStorage('staff', true)
    const loading = loadSessionData()
    const marking = loading.then((data) => data.markSession(reason, token))
    await forgetStaff(this.#client)
    // A write that hangs must not prevent the deletion of data on the disk.
    await withTimeout(Promise.resolve(closing), databaseTimeout / 4).catch(() => {})
    await Promise.allSettled([marking, emptySessionData(), loading.then((data) => data.closeStaff(reason))])
  }
}
