import { beforeExpiry, expiryPause } from '#src/api/freshness.ts'
import { serverClock } from '#src/api/server-clock.ts'

/** Matches the expiry of a signed address, in seconds since 1970. */
const limited = /[?&]expires=(\d{10})&signature=/

/** Whether the address has expired, as far as it tells. */
export function hasEnded(address: string): boolean {
  const end = limited.exec(address)?.[1]
  return end !== undefined && Number(end) * 1000 <= serverClock.now()
}

/**
 * Returns in how many milliseconds to refetch a record because one of its addresses expires; false without such an
 * address. For `refetchInterval`.
 */
export function refetchBeforeExpiry(record: unknown): number | false {
  const texts = Object.values(Object(record)).filter((value) => typeof value === 'string')
  const ends = texts.flatMap((text) => limited.exec(text)?.[1] ?? [])
  if (ends.length === 0) return false
  const first = Math.min(...ends.map(Number)) * 1000
  return Math.max(expiryPause, first - serverClock.now() - beforeExpiry)
}
