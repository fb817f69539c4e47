import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { ComponentType } from 'react'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

/** Open palette and its session: the next user who signs in must not see it. */
const openedAtom = atom<{
  Palette: ComponentType<{ typed: string; onClose: () => void }>
  typed: string
  session?: Session | undefined
}>()

const box = () => document.querySelector<HTMLInputElement>('[data-search-box]')
const isSearchedAtom = atom(false)

/** The user submitted the search box: a palette that is still loading must not open over the results. */
export const searchedAtom = atom(null, (_get, set) => set(isSearchedAtom, true))

/**
 * Opens the palette with the text of the top bar's box. Its code loads with the first opening; until then the box takes
 * the input, so that no letter is lost.
 */
export const openPaletteAtom = atom(null, (get, set) => {
  const field = box()
  const before = document.activeElement
  set(isSearchedAtom, false)
  field?.focus()
  return import('./palette.tsx').then(
    ({ Palette }) => {
      if (get(isSearchedAtom)) return
      const typed = field?.value ?? ''
      if (field) field.value = ''
      // On closing, the dialog returns the focus to the element that has it now.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      set(openedAtom, { Palette, typed, session: get(sessionAtom) })
    },
    () => toast.show({ title: 'The search could not be loaded. Try again.', tone: 'danger' }),
  )
})

/** Handles Ctrl K and ⌘ K on every screen, and renders the palette. */
export function PaletteHost() {
  const [openedPalette, setOpened] = useAtom(openedAtom)
  const session = useAtomValue(sessionAtom)
  const opened = openedPalette?.session === session ? openedPalette : undefined
  const open = useSetAtom(openPaletteAtom)
  const close = () => setOpened(undefined)
  return (
    <span ref={() => listen(opened ? close : open)}>
      {opened && <opened.Palette typed={opened.typed} onClose={close} />}
    </span>
  )
}

function listen(onKeys: () => void) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    // An editor's own Ctrl K makes a link, and an open question has to be decided first.
    if (event.defaultPrevented || !isOurs || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) onKeys()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
