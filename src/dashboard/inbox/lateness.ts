import { localDay } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

/** Working days within which our first replies promise an offer, our questions or a call. */
export const promisedWorkingDays = 2
/** Calendar days from which a delay is no longer small. */
const longDays = 7

export type Lateness = 'late' | 'very late'

/** Returns how late a follow-up to an arrival at `moment` is; undefined if in time or unknown. */
export function lateness(timestamp: number, now: number): Lateness | undefined {
  if (!(timestamp > 0)) return undefined
  const came = dayNumber(timestamp)
  const today = dayNumber(now)
  if (today - came >= longDays) return 'very late'
  return workingDaysUntil(today) - workingDaysUntil(came) > promisedWorkingDays ? 'late' : undefined
}

/** Returns the calendar day in Lagos, counted from 1970. */
const dayNumber = (timestamp: number) => Math.round(Date.parse(localDay(timestamp)) / day)

/** Counts Mondays to Fridays up to and including a day, from some Monday on: day 0 of the epoch was a Thursday. */
function workingDaysUntil(number: number): number {
  const sinceMonday = number + 3
  return Math.floor(sinceMonday / 7) * 5 + Math.min((sinceMonday % 7) + 1, 5)
}
