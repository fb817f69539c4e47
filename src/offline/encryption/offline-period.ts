import { get, type UseStore, update } from 'idb-keyval'
import { atom, getDefaultStore } from 'jotai'
import { onOutcome } from '#src/api/outcome.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { leaseKey } from './session-key.ts'

/** Offline period: how long cached responses may be read without the server. */
export interface OfflinePeriodState {
  /** End of the offline period, in milliseconds by the device's clock; undefined without a session. */
  until?: number
  /** Whether the period is over: cached data cannot be read until the server responds. */
  isOver: boolean
}

/** Offline period of this device's cached staff data. Read-only for screens. */
export const offlinePeriodAtom = atom<OfflinePeriodState>({ isOver: false })

const minute = 60_000
const hour = 60 * minute
const leaseLength = 72 * hour
/** Absence after which a clock counts as wrong until the next page load confirms it, in milliseconds. */
const longestAbsence = 30 * 24 * hour

/** Row on the disk. */
interface LeaseRow {
  /** Number of contacts with the server: of two tabs' rows the one with more is later. */
  contacts: number
  /** Time of the last contact, by the server's clock if known. */
  contactAt: number
  /** Time used, in milliseconds: only a contact resets it, never a clock. */
  used: number
}

/** Callbacks for changes of the state. */
export interface OfflinePeriodEvents {
  /** Hides cached data. Also called before `OfflinePeriod.open` settles. */
  lock: () => Promise<void>
  /** Deletes cached data, because the period is over by the server's clock or by that of two page loads. */
  empty: () => Promise<void>
  /** Shows cached data again. */
  unlock: () => void
}

/** Measures how long the server has not responded. */
export class OfflinePeriod {
  readonly #store: UseStore
  readonly #events: OfflinePeriodEvents
  #row: LeaseRow = { contacts: 0, contactAt: serverClock.now(), used: 0 }
  /** Time of the last count, by the page's own clock, which cannot be set. */
  #countedAt = performance.now()
  /** Time that this page has been open since the last contact, in milliseconds. */
  #openFor = 0
  #writtenAt = Number.NEGATIVE_INFINITY
  #state: 'readable' | 'locked' | 'emptied' | 'closed' = 'readable'
  readonly #stops: (() => void)[] = []

  private constructor(store: UseStore, events: OfflinePeriodEvents) {
    this.#store = store
    this.#events = events
  }

  /** Opens the offline period; settles when it is known whether it was already over. */
  static async open(store: UseStore, events: OfflinePeriodEvents): Promise<OfflinePeriod> {
    const lease = new OfflinePeriod(store, events)
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
    getDefaultStore().set(offlinePeriodAtom, { isOver: false })
  }

  /** Adds the time that passed with the app open, whatever the clock says now or said before. */
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
    getDefaultStore().set(offlinePeriodAtom, { until: Date.now() + leaseLength - elapsed, isOver })
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
    // Time before this contact no longer counts.
    this.#countedAt = performance.now()
    this.#openFor = 0
    void this.#settle()
    // Each response is a contact; not all of them need a write.
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

/** Returns the time since the last contact: by the clock, and as trusted before anything is deleted. */
function elapsedSince({ contactAt }: LeaseRow) {
  return { claimed: serverClock.now() - contactAt, believed: serverClock.trustedNow() - contactAt }
}

/** Merges the rows of this tab and another: the later contact counts, and for the same contact the longer time. */
function laterOf(own: LeaseRow, kept: LeaseRow | undefined): LeaseRow {
  if (!kept || kept.contacts < own.contacts) return own
  if (kept.contacts > own.contacts) return kept
  return { ...own, used: Math.max(own.used, kept.used) }
}

/** Parses a row. An earlier version stored the latest timestamp instead of the used time. */
function toRow(kept: unknown): LeaseRow | undefined {
  const { contacts, contactAt, used, latest }: Record<string, unknown> = Object(kept)
  if (typeof contacts !== 'number' || typeof contactAt !== 'number') return undefined
  if (typeof used === 'number') return { contacts, contactAt, used }
  return { contacts, contactAt, used: typeof latest === 'number' ? latest - contactAt : 0 }
}
