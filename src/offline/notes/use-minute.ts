import { useSyncExternalStore } from 'react'

/** The time, as far as ages in minutes need it. */
export function useMinute(): number {
  return useSyncExternalStore(eachMinute, minute, minute)
}

/** A clock that moves only each minute, so that the snapshot stays the same in between. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000 + 59_999
}

function eachMinute(tick: () => void): () => void {
  const timer = setInterval(tick, 60_000)
  return () => clearInterval(timer)
}
