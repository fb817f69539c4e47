import { atom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'

/** The note about what has not been sent, once there is a reason to load it. */
export const unsentNoteAtom = atom<{ Note: ComponentType }>()

/** Where that note stands in the frame of a page; nearly always nothing. */
export function UnsentNoteSlot() {
  const loaded = useAtomValue(unsentNoteAtom)
  return loaded ? <loaded.Note /> : null
}
