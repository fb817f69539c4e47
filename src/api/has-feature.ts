import { getDefaultStore, useAtomValue } from 'jotai'
import type { Feature } from '#src/contract/features.ts'
import { featuresAtom, isNamedIn } from './features.ts'

/** Whether our API does this, as far as is known: for what is shown. */
export function hasFeature(name: Feature): boolean {
  return isNamedIn(getDefaultStore().get(featuresAtom), name)
}

/** The same for components, drawn anew when an answer says otherwise. */
export function useFeature(name: Feature): boolean {
  return isNamedIn(useAtomValue(featuresAtom), name)
}
