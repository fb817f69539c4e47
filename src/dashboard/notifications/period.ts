import { dayMonthYear, localDay, type Moment } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'

/** Under which heading a notification stands: `Today`, `Yesterday`, `Last 7 days`, else its month as `Oct 2026`. */
export function periodOf(date: Moment, now = Date.now()): string {
  const wanted = localDay(date)
  if (wanted === '') return 'Without a date'
  // What a clock that is ahead has dated later counts as of today.
  if (wanted >= localDay(now)) return 'Today'
  if (wanted === localDay(now - day)) return 'Yesterday'
  if (wanted > localDay(now - 7 * day)) return 'Last 7 days'
  // Without its day.
  return dayMonthYear(date).replace(/^\d+ /, '')
}
