import { age } from '#src/ui/text/date.ts'

/** Tolerated lead of a clock, in milliseconds. */
const tolerance = 60_000

/** Returns how long ago a draft was typed; a timestamp in the future comes from a clock that was ahead. */
export function typedWhen(at: number, now = Date.now()): string {
  return at > now + tolerance ? 'under a clock that was ahead' : age(at, now)
}
