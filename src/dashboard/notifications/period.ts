import { type DateInput, dayMonthYear, localDay } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

/** Returns the heading of a notification: `Today`, `Yesterday`, `Last 7 days`, else its month as `Oct 2026`. */
export function periodOf(date: DateInput, now = Date.now()): string {
  const dayKey = localDay(date)
  if (dayKey === '') return 'Without a date'
  // A later date from a clock that is ahead counts as today.
  if (dayKey >= localDay(now)) return 'Today'
  if (dayKey === localDay(now - day)) return 'Yesterday'
  if (dayKey > localDay(now - 7 * day)) return 'Last 7 days'
  // Drop the day of the month.
  return dayMonthYear(date).replace(/^\d+ /, '')
}
