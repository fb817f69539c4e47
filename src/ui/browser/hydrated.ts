import type { Atom } from 'jotai'
import { useSyncExternalStore } from 'react'
import { store } from './store.ts'

/**
 * Whether the page is hydrated. False on the server and during hydration, when nothing may depend on device state; true
 * afterwards, also on the first render of later components.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, whileHydrating)
}

const neverChanges = () => () => {}
const inBrowser = () => true
const whileHydrating = () => false

/** Store that `useHydrated` subscribes to. */
export interface HydratedSource<Value> {
  subscribe: (onChange: () => void) => () => void
  read: () => Value
}

/** Makes a source of `useHydrated` from an atom. Call it once, outside components. */
export function hydratedSource<Value>(atom: Atom<Value>): HydratedSource<Value> {
  return { subscribe: (onChange) => store.sub(atom, onChange), read: () => store.get(atom) }
}

/**
 * Returns a source's value; until hydration, the value that the page was server-rendered with. After hydration only
 * components with another value re-render.
 */
export function useHydrated<Value>({ subscribe, read }: HydratedSource<Value>, serverValue: Value): Value {
  return useSyncExternalStore(subscribe, read, () => serverValue)
}
