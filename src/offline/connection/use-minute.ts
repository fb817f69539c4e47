import { useSyncExternalStore } from 'react'
import { ageStep } from '#src/api/freshness.ts'

/** Returns the time in milliseconds, precise enough for ages in minutes: updated three times a minute. */
export function useMinute(): number {
  return useSyncExternalStore(look, wholeStep, wholeStep)
}

const wholeStep = () => Math.ceil(Date.now() / ageStep) * ageStep

/** Checks more often than the time changes, so that it is never far behind. */
function look(tick: () => void): () => void {
  const timer = setInterval(tick, ageStep / 4)
  return () => clearInterval(timer)
}
