import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { saveDataAtom, savesData } from './save-data.ts'

/** Whether something may move by itself: nobody asked for less movement, and no data is saved. */
export const mayMove = () => !savesData() && !lessMovement().matches

/** The same while drawing; false where there is no browser. */
export function useMayMove(): boolean {
  const saves = useAtomValue(saveDataAtom)
  const isStill = useSyncExternalStore(
    watchMovement,
    () => lessMovement().matches,
    () => true,
  )
  return !saves && !isStill
}

/** Whether somebody can see the page; false while its tab is in the background, and where there is no browser. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )
}

const lessMovement = () => matchMedia('(prefers-reduced-motion: reduce)')

function watchMovement(onChange: () => void) {
  const query = lessMovement()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
