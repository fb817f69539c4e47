/** What is remembered beyond a page; all moments in milliseconds since 1970. */
interface Remembered {
  /** The date of the server's last answer, and what this device's clock said then. */
  server?: number
  device?: number
  /** The moment that ages are counted to. */
  believed?: number
  /** A moment more than a day later, which one start has claimed and no second one has confirmed. */
  claimed?: number
}

const key = 'server-clock'
const hour = 60 * 60_000
const day = 24 * hour
/** A shift that is smaller changes no age that anybody reads. */
const negligible = 60_000

/**
 * The server's clock as far as this device knows it. The device's own may be wrong by a year, may be put right, and
 * may be turned back: it is compared with the `Date` of the last answer, by which it cannot be earlier now.
 */
export class ServerClock {
  readonly #storage: () => Pick<Storage, 'getItem' | 'setItem'>
  #remembered: Remembered = {}
  /** When, by the page's own clock that nobody sets, the moments above were learnt. */
  #heardAt = performance.now()
  #believedAt = performance.now()

  constructor(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
  }

  /** Reads what earlier pages have learnt, and compares this device's clock with it. Called once a page. */
  start(): void {
    this.#remembered = this.#read()
    this.#heardAt = performance.now()
    this.#believedAt = this.#heardAt
    const { believed, claimed, ...date } = this.#remembered
    const now = this.now()
    const isClose = believed !== undefined && now - believed <= day
    // A page that is only loaded again is no second opinion.
    const isConfirmed = claimed !== undefined && now >= claimed + hour
    const isSameClaim = claimed !== undefined && Math.abs(now - claimed) < hour
    this.#remembered =
      isClose || isConfirmed
        ? { ...date, believed: now }
        : { ...date, ...(believed !== undefined && { believed }), claimed: isSameClaim ? claimed : now }
    this.#write()
  }

  /** Takes the date of an answer that comes from our API itself, not from the browser's cache. */
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

  /** How far the server's clock is ahead of this device's, in milliseconds. */
  offset(): number {
    const { server, device } = this.#remembered
    if (server === undefined || device === undefined) return 0
    const now = Date.now()
    const least = server + performance.now() - this.#heardAt
    const isPossible = (moment: number) => moment > least - hour
    const known = server - device
    // A clock that was behind and is put right would otherwise be ahead by as much.
    const isPutRight = known > day && isPossible(now)
    if (!isPutRight && isPossible(now + known)) return known
    return isPossible(now) ? 0 : least - now
  }

  now(): number {
    return Date.now() + this.offset()
  }

  /**
   * The moment that counts before anything is deleted for its age. A jump of more than a day is not believed before
   * an answer's date, or another start at least an hour later, says the same; without any earlier moment nothing is old.
   */
  believedNow(): number {
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
      // Without a storage each start is the first.
    }
  }
}

/** The one of this page. */
export const serverClock = new ServerClock(() => localStorage)
