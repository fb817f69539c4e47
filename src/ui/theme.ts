import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

export type Theme = 'system' | 'light' | 'dark'

const keptAtom = atomWithStorage<unknown>('theme', 'system', undefined, { getOnInit: true })

/** What the person chose, kept on the device. Setting it dresses the page at once. */
export const themeAtom = atom(
  (get) => themeOf(get(keptAtom)),
  (_get, set, theme: Theme) => {
    set(keptAtom, theme)
    applyTheme(theme)
  },
)

/** Without the attribute the style sheet follows the system. */
export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function themeOf(kept: unknown): Theme {
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
