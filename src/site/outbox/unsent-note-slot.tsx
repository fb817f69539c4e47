import { atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'

/** The note about unsent items, once there is a reason to load it. */
export const unsentNoteAtom = atom<{ Note: ComponentType }>()

/** Place of that note in a page's layout, usually empty. */
export function UnsentNoteSlot() {
  const loaded = useAtomValue(unsentNoteAtom)
  return loaded ? <loaded.Note /> : null
}
