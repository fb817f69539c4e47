import { useSyncExternalStore } from 'react'

/** At most so much older than it is may something look: what is new is not "1 min ago" before most of it is over. */
const step = 20_000

/** The time in milliseconds, as far as ages in minutes need it: a new one three times a minute. */
export function useMinute(): number {
  return useSyncExternalStore(look, wholeStep, wholeStep)
}

const wholeStep = () => Math.ceil(Date.now() / step) * step

/** More often than it changes: it is never far behind. */
function look(tick: () => void): () => void {
  const timer = setInterval(tick, step / 4)
  return () => clearInterval(timer)
}
