import { useAtomValue } from 'jotai'
import type { Feature } from '#src/contract/http/features.ts'
import { store } from '#src/ui/browser/store.ts'
import { featuresAtom, isNamedIn } from './features.ts'

/** Whether our API has this feature, as far as known. For decisions about the display. */
export function hasFeature(name: Feature): boolean {
  return isNamedIn(store.get(featuresAtom), name)
}

/** Returns the same for components and re-renders them on a change. */
export function useFeature(name: Feature): boolean {
  return isNamedIn(useAtomValue(featuresAtom), name)
}
