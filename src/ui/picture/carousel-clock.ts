import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { lessMovement } from '#src/ui/browser/movement.ts'
import { useSavesData } from '#src/ui/browser/save-data.ts'

/** Time per slide, in milliseconds: enough to read a short testimonial. */
const interval = 5000

/** Advances a carousel while that is wanted and the page is visible. Returns whether it advances. */
export function useAutoAdvance(isWanted: boolean, advance: () => void): boolean {
  const isVisible = useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const isRunning = isVisible && isWanted
  const turn = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => turn(), interval)
    return () => clearInterval(timer)
  }, [isRunning])
  return isRunning
}

/** Returns `mayMove()` for rendering; false on the server. */
export function useMayMove(): boolean {
  const saves = useSavesData()
  const isStill = useSyncExternalStore(
    watchMovement,
    () => lessMovement().matches,
    () => true,
  )
  return !saves && !isStill
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function watchMovement(onChange: () => void) {
  const query = lessMovement()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
