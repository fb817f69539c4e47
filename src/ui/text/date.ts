/** Timestamp from the backend: ISO text, milliseconds, or nothing. */
export type DateInput = string | number | Date | null | undefined

/** Formats as `5 Mar 2025`; N/A without a readable date. All dates here are days in Lagos. */
export const dayMonthYear = (date: DateInput) =>
  written(date, (day, month, year) => `${day} ${short(month)} ${year}`)

/** Formats as `Mar 5, 2025`. */
export const monthDayYear = (date: DateInput) =>
  written(date, (day, month, year) => `${short(month)} ${day}, ${year}`)

/** Formats as `March 05, 2025` (MMMM dd, yyyy). */
export const longMonthDay = (date: DateInput) =>
  written(date, (day, month, year) => `${month} ${padded(day)}, ${year}`)

/** Formats as `Mar 05, 2025` (MMM dd, yyyy). */
export const shortMonthDay = (date: DateInput) =>
  written(date, (day, month, year) => `${short(month)} ${padded(day)}, ${year}`)

/** Formats as `March 2025`. */
export const monthYear = (date: DateInput) => written(date, (_, month, year) => `${month} ${year}`)

/** Formats as `2025-03-05`, the day in Lagos, for date fields and file names; '' without a readable date. */
export function localDay(date: DateInput): string {
  const time = timeOf(date)
  return time === undefined ? '' : inLagos(time).toISOString().slice(0, 10)
}

/** Returns the start of a day given as `YYYY-MM-DD`. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00.000+01:00`)

/** Returns the end of a day given as `YYYY-MM-DD`. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999+01:00`)

/**
 * Formats the age of a date: `just now`, `5 min ago`, `3 h ago`, `2 days ago`; after thirty days the date. Days are
 * calendar days.
 */
export function age(date: DateInput, now: DateInput = Date.now()): string {
  const time = timeOf(date)
  const today = timeOf(now)
  if (time === undefined || today === undefined) return 'N/A'
  const minutes = Math.floor((today - time) / 60_000)
  const hours = Math.floor(minutes / 60)
  const days = dayOf(today) - dayOf(time)
  if (minutes < 1) return 'just now'
  if (hours < 1) return `${minutes} min ago`
  if (hours < 24) return `${hours} h ago`
  if (days > 30) return dayMonthYear(date)
  return `${days} day${days > 1 ? 's' : ''} ago`
}

// biome-ignore format: twelve short words
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

function written(date: DateInput, format: (day: number, month: string, year: number) => string): string {
  const time = timeOf(date)
  if (time === undefined) return 'N/A'
  const lagos = inLagos(time)
  return format(lagos.getUTCDate(), months[lagos.getUTCMonth()] ?? '', lagos.getUTCFullYear())
}

/** Shifts a time so that UTC methods read it in Lagos, which is one hour ahead of UTC all year. */
const inLagos = (time: number) => new Date(time + 3_600_000)
const dayOf = (time: number) => Math.floor(+inLagos(time) / 86_400_000)

/** Requires four digits in a row, the year: browsers parse `3 weeks` as a day in March 2001. */
function timeOf(date: DateInput): number | undefined {
  const time = +new Date((/\d{4}/.test(`${date}`) && date) || '')
  return Math.abs(time) < 8.64e15 - 3_600_000 ? time : undefined
}

const short = (month: string) => month.slice(0, 3)
const padded = (day: number) => String(day).padStart(2, '0')
