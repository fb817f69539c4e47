const second = 1_000
const longestAsked = 15 * 60 * second
const pauses = [5, 10, 20, 40, 80, 160, 300].map((seconds) => seconds * second)

/**
 * How long to wait after an attempt, in milliseconds: longer each time, and never the same for all, so that a backend
 * that comes back is not met by everybody at once.
 *
 * @param attempts how many there were, from 1
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const pause = pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? 0
  return Math.round(pause * (0.8 + 0.4 * random))
}

/**
 * The header `Retry-After` in milliseconds from now: seconds or a date, at most a quarter of an hour. Undefined when it
 * says nothing that can be followed.
 */
export function askedPause(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  const pause = /^\d{1,9}$/.test(text) ? Number(text) * second : dateOf(text) - now
  // A date that is years away is a clock that is wrong, not a wish.
  if (!(pause >= 0) || pause > 365 * 24 * 3_600 * second) return undefined
  return Math.min(pause, longestAsked)
}

/** Whether the moment has come. One that lies further away than any pause was written under another clock. */
export function hasCome(notBefore: number, now = Date.now()): boolean {
  return notBefore <= now || notBefore - now > longestAsked
}

/** Only a date that looks like one: engines read `5 apples` as a day in May. */
function dateOf(text: string): number {
  return /^[A-Z][a-z]{2},? .*\d{2}:\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
}
