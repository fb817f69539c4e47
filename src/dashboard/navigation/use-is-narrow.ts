import { useSyncExternalStore } from 'react'

/** Whether the window is as narrow as a phone: the sidebar is a slide-over then, and a list's tools are in a sheet. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watchWidth, () => narrow().matches)

const narrow = () => window.matchMedia('(width < 48rem)')

function watchWidth(changed: () => void) {
  const query = narrow()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
