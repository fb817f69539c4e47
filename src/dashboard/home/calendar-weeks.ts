import { localDay, startOfDay } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

export interface Week {
  /** Date of its Monday in Lagos, `YYYY-MM-DD`. */
  monday: string
  count: number
}

/** Counts the timestamps in each of the last weeks, the current one last. Unreadable dates are in none. */
export function calendarWeeks(timestamps: readonly string[], now: number, weeks = 12): Week[] {
  const today = startOfDay(localDay(now)).getTime()
  // Day 0 of the epoch was a Thursday.
  const sinceMonday = (Math.round(Date.parse(localDay(now)) / day) + 3) % 7
  const first = today - (sinceMonday + 7 * (weeks - 1)) * day
  const counts = Array.from({ length: weeks }, (_, index) => ({
    monday: localDay(first + index * 7 * day),
    count: 0,
  }))
  for (const timestamp of timestamps) {
    const week = counts[Math.floor((Date.parse(timestamp) - first) / (7 * day))]
    if (week) week.count += 1
  }
  return counts
}

/** Returns whole numbers for an axis from 0 to above `most`, in at most five steps. */
export function axisTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)))
  const fits = [power / 10, power / 5, power / 2, power, power * 2].find(
    (candidate) => candidate >= 1 && candidate * 5 >= most,
  )
  const step = fits ?? 1
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step)
}
