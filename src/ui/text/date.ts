/** What the backend gives for a moment: ISO text, milliseconds, or nothing. */
export type Moment = string | number | Date | null | undefined

/** `5 Mar 2025`; N/A when there is no readable date. All dates here are days in Lagos. */
export const dayMonthYear = (date: Moment) =>
  written(date, (day, month, year) => `${day} ${short(month)} ${year}`)

/** `Mar 5, 2025` */
export const monthDayYear = (date: Moment) =>
  written(date, (day, month, year) => `${short(month)} ${day}, ${year}`)

/** `March 05, 2025` (MMMM dd, yyyy) */
export const longMonthDay = (date: Moment) =>
  written(date, (day, month, year) => `${month} ${padded(day)}, ${year}`)

/** `Mar 05, 2025` (MMM dd, yyyy) */
export const shortMonthDay = (date: Moment) =>
  written(date, (day, month, year) => `${short(month)} ${padded(day)}, ${year}`)

/** `March 2025` */
export const monthYear = (date: Moment) => written(date, (_, month, year) => `${month} ${year}`)

/** `2025-03-05`: the day in Lagos, as date fields and file names want it; '' when there is no readable date. */
export function localDay(date: Moment): string {
  const time = timeOf(date)
  return time === undefined ? '' : inLagos(time).toISOString().slice(0, 10)
}

/** The first moment of a day that is given as `YYYY-MM-DD`. */
export const startOfDay = (day: string) => new Date(`${day}T00:00:00.000+01:00`)

/** The last moment of a day that is given as `YYYY-MM-DD`. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999+01:00`)

/**
 * How long ago: `just now`, `5 min ago`, `3 h ago`, `2 days ago`; after thirty days the date itself. Days are those of
 * the calendar, so that no two of them are the same.
 */
export function age(date: Moment, now: Moment = Date.now()): string {
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

function written(date: Moment, format: (day: number, month: string, year: number) => string): string {
  const time = timeOf(date)
  if (time === undefined) return 'N/A'
  const lagos = inLagos(time)
  return format(lagos.getUTCDate(), months[lagos.getUTCMonth()] ?? '', lagos.getUTCFullYear())
}

/** Lagos is an hour ahead of UTC all year, so its calendar can be read without the browser's own time zones. */
const inLagos = (time: number) => new Date(time + 3_600_000)
const dayOf = (time: number) => Math.floor(+inLagos(time) / 86_400_000)

/** Every moment has four digits in a row, a year at least: engines read `3 weeks` as a day in March 2001. */
function timeOf(date: Moment): number | undefined {
  const time = +new Date((/\d{4}/.test(`${date}`) && date) || '')
  return Math.abs(time) < 8.64e15 - 3_600_000 ? time : undefined
}

const short = (month: string) => month.slice(0, 3)
const padded = (day: number) => String(day).padStart(2, '0')
