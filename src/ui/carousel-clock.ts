import { useEffect, useEffectEvent } from 'react'
import { usePageVisible } from './movement.ts'

/** The time that a slide has, in milliseconds (specification, section 9). */
const interval = 5000

/** Turns a carousel as long as it is wanted and somebody can see the page; tells whether it does. */
export function useAutoAdvance(isWanted: boolean, advance: () => void): boolean {
  const isRunning = usePageVisible() && isWanted
  const turn = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => turn(), interval)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning
}
