import { type Atom, getDefaultStore } from 'jotai'
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

/** What `useHydrated` reads. */
export interface HydratedSource<Value> {
  subscribe: (onChange: () => void) => () => void
  read: () => Value
}

/** An atom of the default store, for `useHydrated`. Make it once, outside of components. */
export function hydratedSource<Value>(atom: Atom<Value>): HydratedSource<Value> {
  const store = getDefaultStore()
  return { subscribe: (onChange) => store.sub(atom, onChange), read: () => store.get(atom) }
}

/**
 * What a source holds, and until the page is hydrated what the document was drawn with. After hydration only those draw
 * again that find another value.
 */
export function useHydrated<Value>({ subscribe, read }: HydratedSource<Value>, drawn: Value): Value {
  return useSyncExternalStore(subscribe, read, () => drawn)
}
