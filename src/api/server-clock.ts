import { type SafeStorage, safeLocal } from '#src/ui/browser/safe-storage.ts'
import { day, hour } from '#src/ui/text/durations.ts'

/** Date of the server's last response, and the device's clock at that time, in milliseconds since 1970. */
interface ServerDate {
  server: number
  device: number
}

const key = 'server-clock'
/** Shift too small to change any displayed age. */
const negligible = 60_000

/**
 * Estimate of the server's clock. The device's clock may be wrong by a year, be corrected or be turned back. It is
 * compared with the `Date` of the last response: the time cannot be earlier than that.
 */
export class ServerClock {
  readonly #storage: SafeStorage
  #last: ServerDate | undefined
  /** Time at which the date was received, by the page's own clock, which cannot be set. */
  #receivedAt = performance.now()

  constructor(storage: SafeStorage) {
    this.#storage = storage
  }

  /** Reads the date that earlier pages received. Call it once per page. */
  start(): void {
    this.#last = toServerDate(this.#storage.get(key))
    this.#receivedAt = performance.now()
  }

  /** Takes the date of a response. It must come from our API, not from the browser's cache. */
  learnFrom({ headers }: Response): void {
    const server = Date.parse(headers.get('date') ?? '')
    if (Number.isNaN(server)) return
    const before = this.#last
    const device = Date.now()
    this.#last = { server, device }
    this.#receivedAt = performance.now()
    const isNews =
      !before ||
      server - before.server > negligible ||
      Math.abs(server - device - (before.server - before.device)) > negligible
    if (isNews) this.#storage.set(key, JSON.stringify(this.#last))
  }

  /** Returns how far the server's clock is ahead of the device's, in milliseconds. */
  offset(): number {
    if (!this.#last) return 0
    const { server, device } = this.#last
    const now = Date.now()
    const least = server + performance.now() - this.#receivedAt
    const isPossible = (timestamp: number) => timestamp > least - hour
    const offset = server - device
    // A slow clock that is corrected would otherwise count as ahead by as much.
    const isPutRight = offset > day && isPossible(now)
    if (!isPutRight && isPossible(now + offset)) return offset
    return isPossible(now) ? 0 : least - now
  }

  now(): number {
    return Date.now() + this.offset()
  }
}

function toServerDate(text: string | null | undefined): ServerDate | undefined {
  try {
    const { server, device } = JSON.parse(text ?? '{}')
    return Number.isFinite(server) && Number.isFinite(device) ? { server, device } : undefined
  } catch {
    return undefined
  }
}

/** Clock of this page. */
export const serverClock = new ServerClock(safeLocal)
