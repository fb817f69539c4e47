import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import type { ComponentType } from 'react'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

/** The palette while it is open, and for whom: it must not be there for the next one who signs in. */
const openedAtom = atom<{
  Palette: ComponentType<{ typed: string; onClose: () => void }>
  typed: string
  session?: Session | undefined
}>()

const box = () => document.querySelector<HTMLInputElement>('[data-search-box]')
const isSearchedAtom = atom(false)

/** The box's own search was asked for: what is still on its way must not open over the results. */
export const searchedAtom = atom(null, (_get, set) => set(isSearchedAtom, true))

/**
 * Opens the palette with what the top bar's box holds. Its code comes with the first opening; until it is there the box
 * takes what is typed, so that no letter is lost.
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
      // The dialog gives the focus back to where it finds it.
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      set(openedAtom, { Palette, typed, session: get(sessionAtom) })
    },
    () => toast.show({ title: 'The search could not be loaded. Try again.', tone: 'danger' }),
  )
})

/** Listens for Ctrl K and ⌘ K on every screen, and draws what they open. */
export function PaletteHost() {
  const [kept, setOpened] = useAtom(openedAtom)
  const session = useAtomValue(sessionAtom)
  const opened = kept?.session === session ? kept : undefined
  const open = useSetAtom(openPaletteAtom)
  const close = () => setOpened(undefined)
  return (
    <span ref={() => listen(opened ? close : open)}>
      {opened && <opened.Palette typed={opened.typed} onClose={close} />}
    </span>
  )
}

function listen(onKeys: () => void) {
  const hear = (event: KeyboardEvent) => {
    const isOurs = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    // An editor's own Ctrl K makes a link, and a question that is open wants its answer first.
    if (event.defaultPrevented || !isOurs || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!document.querySelector('[role=dialog], [role=alertdialog]')) onKeys()
  }
  document.addEventListener('keydown', hear)
  return () => document.removeEventListener('keydown', hear)
}
