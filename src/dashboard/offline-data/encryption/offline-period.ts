import { get, type UseStore, update } from 'idb-keyval'
import { atom } from 'jotai'
import { offlinePeriod } from '#src/api/freshness.ts'
import { onOutcome } from '#src/api/outcome.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { store } from '#src/ui/browser/store.ts'
import { minute } from '#src/ui/text/durations.ts'
import { keyOfOfflinePeriod } from './session-key.ts'

/** Offline period: how long cached responses may be read without the server. */
export interface OfflinePeriodState {
  /** End of the offline period, in milliseconds by the device's clock; undefined without a session. */
  until?: number
  /** Whether the period is over: cached data cannot be read until the server responds. */
  isOver: boolean
}

/** Offline period of this device's cached staff data. Read-only for screens. */
export const offlinePeriodAtom = atom<OfflinePeriodState>({ isOver: false })

/** Row on the disk. */
interface PeriodRow {
  /** Number of contacts with the server: of two tabs' rows the one with more is later. */
  contacts: number
  /** Time of the last contact, by the server's clock if known. */
  contactAt: number
  /** Time used, in milliseconds: only a contact resets it, never a clock that is turned back. */
  used: number
}

/** Callbacks for changes of the state. */
export interface OfflinePeriodEvents {
  /** Hides cached data, which stays on the disk. Also called before `OfflinePeriod.open` settles. */
  lock: () => Promise<void>
  /** Shows cached data again. */
  unlock: () => void
}

/** Measures how long the server has not responded. */
export class OfflinePeriod {
  readonly #store: UseStore
  readonly #events: OfflinePeriodEvents
  #row: PeriodRow = { contacts: 0, contactAt: serverClock.now(), used: 0 }
  /** Used time when the page began to count, and that time by the page's own clock, which cannot be set. */
  #usedBefore = 0
  #countsFrom = performance.now()
  #writtenAt = Number.NEGATIVE_INFINITY
  #state: 'readable' | 'locked' | 'closed' = 'readable'
  readonly #stops: (() => void)[] = []

  private constructor(store: UseStore, events: OfflinePeriodEvents) {
    this.#store = store
    this.#events = events
  }

  /** Opens the offline period; settles when it is known whether it was already over. */
  static async open(store: UseStore, events: OfflinePeriodEvents): Promise<OfflinePeriod> {
    const period = new OfflinePeriod(store, events)
    period.#take(toRow(await get<unknown>(keyOfOfflinePeriod, store)) ?? period.#row)
    await period.#count()
    const countNow = () => void period.#count().catch(() => {})
    const timer = setInterval(countNow, minute)
    document.addEventListener('visibilitychange', countNow)
    period.#stops.push(
      onOutcome((outcome) => outcome === 'answered' && period.#renew()),
      () => clearInterval(timer),
      () => document.removeEventListener('visibilitychange', countNow),
    )
    return period
  }

  close(): void {
    this.#state = 'closed'
    for (const stop of this.#stops) stop()
    store.set(offlinePeriodAtom, { isOver: false })
  }

  /** Adds the time that passed, by the page's own clock and by the server's. */
  async #count(): Promise<void> {
    const count = (stored: PeriodRow | undefined) => {
      if (stored && stored.contacts > this.#row.contacts) this.#take(stored)
      const { contacts, contactAt } = this.#row
      const passed = this.#usedBefore + performance.now() - this.#countsFrom
      const usedElsewhere = stored?.contacts === contacts ? stored.used : 0
      const used = Math.max(passed, usedElsewhere, serverClock.now() - contactAt)
      this.#row = { contacts, contactAt, used }
      return this.#row
    }
    await update<unknown>(keyOfOfflinePeriod, (stored) => count(toRow(stored)), this.#store).catch(() =>
      count(undefined),
    )
    await this.#settle()
  }

  #take(row: PeriodRow): void {
    this.#row = row
    this.#usedBefore = row.used
    this.#countsFrom = performance.now()
  }

  async #settle(): Promise<void> {
    if (this.#state === 'closed') return
    const { used } = this.#row
    const isOver = used > offlinePeriod
    store.set(offlinePeriodAtom, { until: Date.now() + offlinePeriod - used, isOver })
    if (isOver && this.#state === 'readable') {
      this.#state = 'locked'
      await this.#events.lock()
    }
    if (!isOver && this.#state === 'locked') {
      this.#state = 'readable'
      this.#events.unlock()
    }
  }

  #renew(): void {
    this.#take({ contacts: this.#row.contacts + 1, contactAt: serverClock.now(), used: 0 })
    void this.#settle()
    // Each response is a contact; not all of them need a write.
    if (performance.now() - this.#writtenAt < minute) return
    this.#writtenAt = performance.now()
    const write = (stored: PeriodRow | undefined) => {
      const contacts = Math.max(this.#row.contacts, (stored?.contacts ?? 0) + 1)
      this.#row = { ...this.#row, contacts }
      return this.#row
    }
    void update<unknown>(keyOfOfflinePeriod, (stored) => write(toRow(stored)), this.#store).catch(() => {})
  }
}

function toRow(stored: unknown): PeriodRow | undefined {
  const { contacts, contactAt, used }: Record<string, unknown> = Object(stored)
  if (typeof contacts !== 'number' || typeof contactAt !== 'number' || typeof used !== 'number')
    return undefined
  return { contacts, contactAt, used }
}
