import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { store } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'

const storedThemeAtom = atomWithStorage<unknown>('theme', 'system', undefined, { getOnInit: true })

/** The user's choice of theme, stored on the device. */
export const themeAtom = atom(
  (get) => themeOf(get(storedThemeAtom)),
  (_get, set, theme: Theme) => {
    set(storedThemeAtom, theme)
  },
)

/** Applies the theme now and on every change, also from another tab. Call it once at start-up. */
export function watchTheme() {
  const apply = () => applyTheme(store.get(themeAtom))
  apply()
  store.sub(themeAtom, apply)
}

/** Sets the theme attribute. Without it the style sheet follows the system. */
export function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function themeOf(stored: unknown): Theme {
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}
