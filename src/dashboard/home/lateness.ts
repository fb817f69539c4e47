import { localDay } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

/** What our first answers promise: an offer, our questions or a call within so many working days. */
export const promisedWorkingDays = 2
/** From so many days on it is no longer a small delay. */
const longDays = 7

export type Lateness = 'late' | 'very late'

/** How late an answer is to what came at `moment`; undefined while it is not, or where nobody knows when it came. */
export function lateness(moment: number, now: number): Lateness | undefined {
  if (!(moment > 0)) return undefined
  const came = dayNumber(moment)
  const today = dayNumber(now)
  if (today - came >= longDays) return 'very late'
  return workingDaysUntil(today) - workingDaysUntil(came) > promisedWorkingDays ? 'late' : undefined
}

/** Days are those of the calendar in Lagos, counted from 1970. */
const dayNumber = (moment: number) => Math.round(Date.parse(localDay(moment)) / day)

/** Mondays to Fridays up to a day and with it, from some Monday on: day 0 of the epoch was a Thursday. */
function workingDaysUntil(number: number): number {
  const sinceMonday = number + 3
  return Math.floor(sinceMonday / 7) * 5 + Math.min((sinceMonday % 7) + 1, 5)
}
