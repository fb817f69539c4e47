import { age } from '#src/ui/text/date.ts'

/** A clock may be a little ahead of itself. */
const tolerance = 60_000

/** How long ago something was typed, where the device's clock can tell: it was ahead then if that lies in the future. */
export function typedWhen(at: number, now = Date.now()): string {
  return at > now + tolerance ? 'under a clock that was ahead' : age(at, now)
}
