import { get, type UseStore, update } from 'idb-keyval'
import { atom, getDefaultStore } from 'jotai'
import { onOutcome } from '#src/api/outcome.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { leaseKey } from './session-key.ts'

/** How long saved answers may be read without the server. */
export interface LeaseState {
  /** In milliseconds by the device's clock; undefined without a session. */
  until?: number
  /** That time is over: what was saved cannot be read until the server answers. */
  isOver: boolean
}

/** Until when this device may show what it has saved for staff. Read-only for screens. */
export const leaseAtom = atom<LeaseState>({ isOver: false })

const minute = 60_000
const hour = 60 * minute
const leaseLength = 72 * hour
/** A clock that has gone on by more than this since the last start counts as wrong until the next start confirms it. */
const longestAbsence = 30 * 24 * hour

/** As it lies on the disk. */
interface LeaseRow {
  /** How many contacts there were: of two tabs' leases the one with more is the later one. */
  contacts: number
  /** The last contact, by the server's clock as far as it is known. */
  contactAt: number
  /** How much of the time is used, in milliseconds: only a contact gives any of it back, never a clock. */
  used: number
}

/** What becomes of saved answers; called when the state changes. */
export interface LeaseEvents {
  /** They must not be shown any more. Also called before `Lease.open` settles. */
  lock: () => Promise<void>
  /** The time is over by the server's clock, or by that of two starts: they need not stay on the disk. */
  empty: () => Promise<void>
  /** They may be shown again. */
  unlock: () => void
}

/** Watches for how long the server has not answered. */
export class Lease {
  readonly #store: UseStore
  readonly #events: LeaseEvents
  #row: LeaseRow = { contacts: 0, contactAt: serverClock.now(), used: 0 }
  /** When time was counted last, by the page's own clock, which cannot be set. */
  #countedAt = performance.now()
  /** For how long this page has been open since the last contact. */
  #openFor = 0
  #writtenAt = Number.NEGATIVE_INFINITY
  #state: 'readable' | 'locked' | 'emptied' | 'closed' = 'readable'
  readonly #stops: (() => void)[] = []

  private constructor(store: UseStore, events: LeaseEvents) {
    this.#store = store
    this.#events = events
  }

  /** Settles when it is known whether the time was over already. */
  static async open(store: UseStore, events: LeaseEvents): Promise<Lease> {
    const lease = new Lease(store, events)
    lease.#row = toRow(await get<unknown>(leaseKey, store)) ?? lease.#row
    await lease.#count()
    const countNow = () => void lease.#count().catch(() => {})
    const timer = setInterval(countNow, minute)
    document.addEventListener('visibilitychange', countNow)
    lease.#stops.push(
      onOutcome((outcome) => outcome === 'answered' && lease.#renew()),
      () => clearInterval(timer),
      () => document.removeEventListener('visibilitychange', countNow),
    )
    return lease
  }

  close(): void {
    this.#state = 'closed'
    for (const stop of this.#stops) stop()
    getDefaultStore().set(leaseAtom, { isOver: false })
  }

  /** Time that passes with the app open counts whatever the clock says, and so does what the clock said before. */
  async #count(): Promise<void> {
    const passed = performance.now() - this.#countedAt
    this.#countedAt += passed
    this.#openFor += passed
    const counted = (row: LeaseRow): LeaseRow => {
      const { claimed, believed } = elapsedSince(row)
      return { ...row, used: Math.max(row.used + passed, believed, claimed > longestAbsence ? 0 : claimed) }
    }
    await update<unknown>(
      leaseKey,
      (kept) => {
        this.#row = counted(laterOf(this.#row, toRow(kept)))
        return this.#row
      },
      this.#store,
    ).catch(() => {
      this.#row = counted(this.#row)
    })
    await this.#settle()
  }

  async #settle(): Promise<void> {
    if (this.#state === 'closed') return
    const { claimed, believed } = elapsedSince(this.#row)
    const elapsed = Math.max(this.#row.used, claimed)
    const isOver = elapsed > leaseLength
    getDefaultStore().set(leaseAtom, { until: Date.now() + leaseLength - elapsed, isOver })
    if (!isOver) return this.#unlock()
    if (this.#state === 'readable') {
      this.#state = 'locked'
      await this.#events.lock()
    }
    if (this.#state === 'locked' && Math.max(believed, this.#openFor) > leaseLength) {
      this.#state = 'emptied'
      await this.#events.empty()
    }
  }

  #unlock(): void {
    if (this.#state === 'readable') return
    this.#state = 'readable'
    this.#events.unlock()
  }

  #renew(): void {
    this.#row = { contacts: this.#row.contacts + 1, contactAt: serverClock.now(), used: 0 }
    // What passed before this contact does not count after it.
    this.#countedAt = performance.now()
    this.#openFor = 0
    void this.#settle()
    // Each answer is a contact; the disk need not hear of all of them.
    if (performance.now() - this.#writtenAt < minute) return
    this.#writtenAt = performance.now()
    void update<unknown>(
      leaseKey,
      (kept) => {
        const contacts = (toRow(kept)?.contacts ?? 0) + 1
        this.#row = { ...this.#row, contacts: Math.max(this.#row.contacts, contacts) }
        return this.#row
      },
      this.#store,
    ).catch(() => {})
  }
}

/** How long ago the last contact was: by the clock, and as far as it is believed before anything is deleted. */
function elapsedSince({ contactAt }: LeaseRow) {
  return { claimed: serverClock.now() - contactAt, believed: serverClock.believedNow() - contactAt }
}

/** Of what this tab and another one have counted: the later contact, and of the same contact the longer time. */
function laterOf(own: LeaseRow, kept: LeaseRow | undefined): LeaseRow {
  if (!kept || kept.contacts < own.contacts) return own
  if (kept.contacts > own.contacts) return kept
  return { ...own, used: Math.max(own.used, kept.used) }
}

/** Also reads what an earlier version of the app has left, which noted the latest moment instead of the used time. */
function toRow(kept: unknown): LeaseRow | undefined {
  const { contacts, contactAt, used, latest }: Record<string, unknown> = Object(kept)
  if (typeof contacts !== 'number' || typeof contactAt !== 'number') return undefined
  if (typeof used === 'number') return { contacts, contactAt, used }
  return { contacts, contactAt, used: typeof latest === 'number' ? latest - contactAt : 0 }
}
