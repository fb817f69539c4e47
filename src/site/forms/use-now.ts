import { useSyncExternalStore } from 'react'

/** Returns the time in milliseconds, updated every second. */
export function useNow(): number {
  return useSyncExternalStore(everySecond, wholeSecond, wholeSecond)
}

function everySecond(onTick: () => void) {
  const clock = setInterval(onTick, 1_000)
  return () => clearInterval(clock)
}

const wholeSecond = () => Math.floor(Date.now() / 1_000) * 1_000
