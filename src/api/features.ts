import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Feature } from '#src/contract/features.ts'

const storageKey = 'server-features'
const store = getDefaultStore()

/** What the newest answer of this page named; undefined before the first one. */
const heard: { names?: string } = {}

/**
 * What our API does beyond the wire, as far as this device knows: the names with commas between them. Remembered, so
 * that the first drawing of a page, and one without a network, know as much as the page before.
 */
export const featuresAtom = atom(remembered())

/**
 * Called with every answer of our API: the newest one counts, and what it does not name is not there any more. Another
 * origin must let the header be read (`Access-Control-Expose-Headers`); what cannot be read is not named. A fault that
 * names nothing may be a gateway's: screens go on with what they knew.
 */
export function learnFeatures({ headers, ok }: Pick<Response, 'headers' | 'ok'>): void {
  heard.names = (headers.get('server-features') ?? '').toLowerCase().replaceAll(' ', '')
  if (heard.names === store.get(featuresAtom) || (heard.names === '' && !ok)) return
  store.set(featuresAtom, heard.names)
  try {
    localStorage.setItem(storageKey, heard.names)
  } catch {
    // Without a storage each page asks anew.
  }
}

/** Whether our API does this: for what is shown. */
export function hasFeature(name: Feature): boolean {
  return isIn(store.get(featuresAtom), name)
}

/** The same for components, drawn anew when an answer says otherwise. */
export function useFeature(name: Feature): boolean {
  return isIn(useAtomValue(featuresAtom), name)
}

/** Whether the newest answer of this page named it: for what must not be done on an old promise. */
export function isNamedNow(name: Feature): boolean {
  return isIn(heard.names ?? '', name)
}

/** Whether this page has had an answer of our API. */
export function hasHeardFeatures(): boolean {
  return heard.names !== undefined
}

const isIn = (names: string, name: Feature) => names.split(',').includes(name)

function remembered(): string {
  try {
    return localStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}
