const second = 1_000
const longestRetryAfter = 15 * 60 * second
const delays = [5, 10, 20, 40, 80, 160, 300].map((seconds) => seconds * second)

/**
 * How long to wait after a failed attempt, in milliseconds: longer each time, and with jitter, so that a backend that
 * comes back is not asked by all devices at once.
 *
 * @param attempts how many there were, from 1
 */
export function backoff(attempts: number, random = Math.random()): number {
  const delay = delays[Math.min(Math.max(attempts, 1), delays.length) - 1] ?? 0
  return Math.round(delay * (0.8 + 0.4 * random))
}

/**
 * The header `Retry-After` in milliseconds from now: seconds or a date, at most a quarter of an hour. Undefined when it
 * says nothing that can be followed.
 */
export function retryAfter(header: string | undefined, now = Date.now()): number | undefined {
  const text = header?.trim() ?? ''
  const delay = /^\d{1,9}$/.test(text) ? Number(text) * second : dateOf(text) - now
  // A date that is years away is a clock that is wrong, not a wish.
  if (!(delay >= 0) || delay > 365 * 24 * 3_600 * second) return undefined
  return Math.min(delay, longestRetryAfter)
}

/** Whether the moment has come. One that lies further away than any delay was written under another clock. */
export function hasCome(notBefore: number, now = Date.now()): boolean {
  return notBefore <= now || notBefore - now > longestRetryAfter
}

/** Only a date that looks like one: engines read `5 apples` as a day in May. */
function dateOf(text: string): number {
  return /^[A-Z][a-z]{2},? .*\d{2}:\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
}
