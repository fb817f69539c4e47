import { serverClock } from '#src/api/server-clock.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'

/**
 * Returns the timestamp that a page counts time to, in milliseconds since 1970: until hydration the time of its data,
 * so that server and browser render the same; then the server's clock, updated three times a minute.
 *
 * @param asOf time at which the data was read; undefined before there is any
 */
export function useStableNow(asOf: number | undefined): { now: number; isToday: boolean } {
  const isToday = useIsHydrated()
  const minute = useMinute()
  return { now: isToday || !asOf ? minute + serverClock.offset() : asOf, isToday }
}
