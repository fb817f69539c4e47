import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

export type Theme = 'system' | 'light' | 'dark'

const keptAtom = atomWithStorage<unknown>('theme', 'system', undefined, { getOnInit: true })

/** The user's choice of theme, stored on the device. */
export const themeAtom = atom(
  (get) => themeOf(get(keptAtom)),
  (_get, set, theme: Theme) => {
    set(keptAtom, theme)
  },
)

/** Applies the theme now and on every change, also from another tab. Call it once at start-up. */
export function watchTheme() {
  const store = getDefaultStore()
  const apply = () => applyTheme(store.get(themeAtom))
  apply()
  store.sub(themeAtom, apply)
}

/** Sets the theme attribute. Without it the style sheet follows the system. */
export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function themeOf(kept: unknown): Theme {
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
