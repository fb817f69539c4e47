import { day } from '#src/ui/text/durations.ts'

const week = 7 * day

/** Counts the timestamps in each of the last eight weeks before `now`, the oldest first. */
export function perWeek(timestamps: string[], now: number): number[] {
  const counts = Array.from({ length: 8 }, () => 0)
  for (const timestamp of timestamps) {
    const weeksAgo = Math.floor((now - Date.parse(timestamp)) / week)
    // An unreadable date is in no week.
    if (weeksAgo >= 0 && weeksAgo < 8) counts[7 - weeksAgo] = (counts[7 - weeksAgo] ?? 0) + 1
  }
  return counts
}
