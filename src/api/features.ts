import { atom } from 'jotai'
import type { Feature } from '#src/contract/http/features.ts'
import { safeLocal } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'

const storageKey = 'server-features'

/** Features in the newest response to this page; undefined before the first one. */
const heard: { names?: string } = {}

/**
 * Optional features of our API, separated by commas. Stored on the device, so that the first render, also without a
 * network, knows as much as the previous page.
 */
export const featuresAtom = atom(safeLocal.get(storageKey) ?? '')

/**
 * Reads the features from a response of our API. The newest response counts: a feature that it omits is gone. Another
 * origin must expose the header (`Access-Control-Expose-Headers`). An error response without features may be a
 * gateway's: screens keep the last known ones.
 */
export function learnFeatures({ headers, ok }: Pick<Response, 'headers' | 'ok'>): void {
  heard.names = (headers.get('server-features') ?? '').toLowerCase().replaceAll(' ', '')
  if (heard.names === store.get(featuresAtom) || (heard.names === '' && !ok)) return
  store.set(featuresAtom, heard.names)
  safeLocal.set(storageKey, heard.names)
}

/** Whether the newest response to this page lists the feature: for actions that must not rely on a stored list. */
export function isNamedNow(name: Feature): boolean {
  return isNamedIn(heard.names ?? '', name)
}

/** Whether a comma-separated list contains this name. */
export const isNamedIn = (names: string, name: Feature): boolean => names.split(',').includes(name)
