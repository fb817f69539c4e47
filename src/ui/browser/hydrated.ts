import { useSyncExternalStore } from 'react'

/**
 * False while a page is drawn outside the browser and while the browser takes over what was drawn: until then nothing
 * may depend on what only this device knows. True from the next moment on, and at once for what is drawn later.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating)
}

const neverChanges = () => () => {}
const inBrowser = () => true
const whileHydrating = () => false
