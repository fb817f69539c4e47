import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { beforeSessionEnds, currentSession, personOf, type Session, sessionAtom } from '#src/api/session.ts'
import { emptyStaffStores, hasStaffStores, staffPrefix } from '#src/offline/disk/staff-stores.ts'
import { databaseTimeout, withTimeout } from '#src/offline/disk/with-timeout.ts'
import type { CacheWriter } from './cache-writer.ts'
import { forgetStaff } from './forget-staff.ts'
import type { QueryStore } from './query-store.ts'
import type { Ending } from './staff-cache.ts'
import { reportStorage } from './storage-state.ts'

/** Loads the staff-only code, which does not belong to a visitor's page load. */
export const loadStaffCache = () => import('./staff-cache.ts')

/** Opens and closes a user's cached responses as sessions begin and end. */
export class SessionFollower {
  readonly #client: QueryClient
  readonly #writer: CacheWriter
  #person: string | undefined
  /** Number of sessions begun and ended: a waiting task continues only if it has not changed. */
  #generation = 0
  #stops: (() => void)[] = []
  /** Opening that is under way. */
  opening: Promise<unknown> = Promise.resolve()

  constructor(client: QueryClient, writer: CacheWriter) {
    this.#client = client
    this.#writer = writer
  }

  /** Starts to follow sign-ins and sign-outs. Returns a function that stops it. */
  watch(): () => void {
    const store = getDefaultStore()
    const stops = [
      beforeSessionEnds((reason) => this.#wipeInTime(reason)),
      store.sub(sessionAtom, () => {
        this.opening = this.#follow(store.get(sessionAtom), { isNew: true }).catch(() => {})
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }

  /** Restores the session's cached responses at page load; without a session, deletes those of earlier ones. */
  async start(isScreenWaiting: boolean): Promise<void> {
    const session = currentSession()
    if (session) return this.#follow(session, { isNew: false, isScreenWaiting })
    if (await hasStaffStores()) await (await loadStaffCache()).emptyOwnerless()
  }

  async #follow(session: Session | undefined, how: { isNew: boolean; isScreenWaiting?: boolean }) {
    const person = personOf(session)
    if (this.#person && person && person !== this.#person) await this.#wipeInTime('replaced')
    // Data fetched while the session was ending must not stay in memory, either.
    if (!session) return forgetStaff(this.#client)
    if (person && person !== this.#person && currentSession() === session) await this.#begin(session, how)
  }

  /** Deletes other users' data when a session begins, and shows cached responses once they are read. */
  async #begin(
    session: Session,
    { isNew, isScreenWaiting = false }: { isNew: boolean; isScreenWaiting?: boolean },
  ) {
    this.#person = personOf(session)
    this.#generation += 1
    const generation = this.#generation
    const isCurrent = () => this.#generation === generation
    const onLeave = (stop: () => void) => {
      if (isCurrent()) this.#stops.push(stop)
      else stop()
    }
    const { makeRoom, hydrateQueries } = this.#writer
    const onOpen = (store: QueryStore) => {
      this.#writer.staff = store
    }
    const answers = await loadStaffCache().catch(() => undefined)
    const isKept = await answers
      ?.openStaff({
        client: this.#client,
        session,
        isNew,
        isScreenWaiting,
        isCurrent,
        makeRoom,
        hydrateQueries,
        onLeave,
        onOpen,
      })
      .catch(() => false)
    if (isCurrent() && !isKept) reportStorage(staffPrefix, false)
  }

  /** Ends a session without waiting for a device that hangs. */
  #wipeInTime(reason: Ending): Promise<void> {
    return withTimeout(this.#wipe(reason)).catch(() => {})
  }

  /** Ends a session in this order: stop writing, write the mark, clear the memory, then the disk. */
  async #wipe(reason: Ending) {
    const token = currentSession()?.token
    const closing = this.#writer.staff?.close()
    for (const stop of this.#stops.splice(0)) stop()
    this.#writer.staff = undefined
    this.#person = undefined
    this.#generation += 1
    reportStorage(staffPrefix, true)
    const loading = loadStaffCache()
    const marking = loading.then((answers) => answers.markSession(reason, token))
    await forgetStaff(this.#client)
    // A write that hangs must not prevent the deletion of data on the disk.
    await withTimeout(Promise.resolve(closing), databaseTimeout / 4).catch(() => {})
    await Promise.allSettled([
      marking,
      emptyStaffStores(),
      loading.then((answers) => answers.closeStaff(reason)),
    ])
  }
}
