import { serverClock } from '#src/api/server-clock.ts'
import { useMinute } from '#src/offline/notes/use-minute.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'

/**
 * The moment to which a page counts time, in milliseconds since 1970: of its data until the page is hydrated, so that
 * the document and the browser's first drawing are the same, then by the server's clock, three times a minute anew.
 *
 * @param asOf when the data was read; undefined before there is any
 */
export function useDrawnNow(asOf: number | undefined): { now: number; isToday: boolean } {
  const isToday = useIsHydrated()
  const minute = useMinute()
  return { now: isToday || !asOf ? minute + serverClock.offset() : asOf, isToday }
}
