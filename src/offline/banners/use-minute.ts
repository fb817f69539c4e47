import { useSyncExternalStore } from 'react'

/** Step of the clock in milliseconds: ages may read so much too old, so that new data is not "1 min ago". */
const step = 20_000

/** Returns the time in milliseconds, precise enough for ages in minutes: updated three times a minute. */
export function useMinute(): number {
  return useSyncExternalStore(look, wholeStep, wholeStep)
}

const wholeStep = () => Math.ceil(Date.now() / step) * step

/** Checks more often than the time changes, so that it is never far behind. */
function look(tick: () => void): () => void {
  const timer = setInterval(tick, step / 4)
  return () => clearInterval(timer)
}
