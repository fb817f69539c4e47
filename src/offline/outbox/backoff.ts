const second = 1_000
const longestRetryAfter = 15 * 60 * second
const delays = [5, 10, 20, 40, 80, 160, 300].map((seconds) => seconds * second)

/**
 * Returns the pause after a failed attempt, in milliseconds: longer each time, and with jitter, so that not all devices
 * call a recovering backend at once.
 *
 * @param attempts number of attempts so far, from 1
 */
export function backoff(attempts: number, random = Math.random()): number {
  const delay = delays[Math.min(Math.max(attempts, 1), delays.length) - 1] ?? 0
  return Math.round(delay * (0.8 + 0.4 * random))
}

/**
 * Parses the header `Retry-After`, seconds or a date, into milliseconds from now, at most a quarter of an hour.
 * Undefined if it is unusable.
 */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  const delay = /^\d{1,9}$/.test(text) ? Number(text) * second : dateOf(text) - now
  // A date years away comes from a wrong clock.
  if (!(delay >= 0) || delay > 365 * 24 * 3_600 * second) return undefined
  return Math.min(delay, longestRetryAfter)
}

/** Whether the time has come. A timestamp further away than any pause was written under another clock. */
export function hasCome(notBefore: number, now = Date.now()): boolean {
  return notBefore <= now || notBefore - now > longestRetryAfter
}

/** Parses only texts that look like a date: browsers read `5 apples` as a day in May. */
function dateOf(text: string): number {
  return /^[A-Z][a-z]{2},? .*\d{2}:\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
}
