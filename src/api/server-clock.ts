/** State stored across pages. All timestamps are in milliseconds since 1970. */
interface Remembered {
  /** Date of the server's last response, and the device's clock at that time. */
  server?: number
  device?: number
  /** Timestamp that ages are measured against. */
  believed?: number
  /** Timestamp more than a day later, reported by one start and not yet confirmed by a second. */
  claimed?: number
}

const key = 'server-clock'
const hour = 60 * 60_000
const day = 24 * hour
/** Shift too small to change any displayed age. */
const negligible = 60_000

/**
 * Estimate of the server's clock. The device's clock may be wrong by a year, be corrected or be turned back. It is
 * compared with the `Date` of the last response: the time cannot be earlier than that.
 */
export class ServerClock {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>
  #remembered: Remembered = {}
  /** Times at which the timestamps above were learned, by the page's own clock, which cannot be set. */
  #heardAt = performance.now()
  #believedAt = performance.now()

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
  }

  /** Reads the state of earlier pages and compares the device's clock with it. Call it once per page. */
  start(): void {
    this.#remembered = this.#read()
    this.#heardAt = performance.now()
    this.#believedAt = this.#heardAt
    const { believed, claimed, ...date } = this.#remembered
    const now = this.now()
    const isClose = believed !== undefined && now - believed <= day
    // A reload is no second confirmation.
    const isConfirmed = claimed !== undefined && now >= claimed + hour
    const isSameClaim = claimed !== undefined && Math.abs(now - claimed) < hour
    this.#remembered =
      isClose || isConfirmed
        ? { ...date, believed: now }
        : { ...date, ...(believed !== undefined && { believed }), claimed: isSameClaim ? claimed : now }
    this.#write()
  }

  /** Takes the date of a response. It must come from our API, not from the browser's cache. */
  hear({ headers }: Response): void {
    const server = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(server)) return
    const before = this.#remembered
    const device = Date.now()
    const shift = Math.abs(server - device - ((before.server ?? 0) - (before.device ?? 0)))
    const isNews =
      before.claimed !== undefined || shift > negligible || server - (before.server ?? 0) > negligible
    this.#remembered = { server, device, believed: server }
    this.#heardAt = performance.now()
    this.#believedAt = this.#heardAt
    if (isNews) this.#write()
  }

  /** Returns how far the server's clock is ahead of the device's, in milliseconds. */
  offset(): number {
    const { server, device } = this.#remembered
    if (server === undefined || device === undefined) return 0
    const now = Date.now()
    const least = server + performance.now() - this.#heardAt
    const isPossible = (moment: number) => moment > least - hour
    const known = server - device
    // A slow clock that is corrected would otherwise count as ahead by as much.
    const isPutRight = known > day && isPossible(now)
    if (!isPutRight && isPossible(now + known)) return known
    return isPossible(now) ? 0 : least - now
  }

  now(): number {
    return Date.now() + this.offset()
  }

  /**
   * Returns the time for deleting by age. A jump of more than a day counts only after the date of a response, or
   * another start at least an hour later, confirms it. Without an earlier timestamp nothing is old.
   */
  trustedNow(): number {
    const { believed } = this.#remembered
    return believed === undefined ? 0 : believed + performance.now() - this.#believedAt
  }

  #read(): Remembered {
    try {
      const kept = Object.entries(Object(JSON.parse(this.#storage().getItem(key) ?? '{}')))
      return Object.fromEntries(kept.filter(([, moment]) => Number.isFinite(moment)))
    } catch {
      return {}
    }
  }

  #write(): void {
    try {
      this.#storage().setItem(key, JSON.stringify(this.#remembered))
    } catch {
      // Without storage each start is the first.
    }
  }
}

/** Clock of this page. */
export const serverClock = new ServerClock(() => localStorage)
