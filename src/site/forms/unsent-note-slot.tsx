import { atom } from 'jotai'
import type { ComponentType } from 'react'
import { hydratedSource, useHydrated } from '#src/ui/browser/hydrated.ts'

/** The note about unsent items, once there is a reason to load it. */
export const unsentNoteAtom = atom<{ Note: ComponentType }>()

const unsentNote = hydratedSource(unsentNoteAtom)

/** Place of that note in a page's layout, usually empty. */
export function UnsentNoteSlot() {
  // The note may load before the page is hydrated.
  const loaded = useHydrated(unsentNote, undefined)
  return loaded ? <loaded.Note /> : null
}
