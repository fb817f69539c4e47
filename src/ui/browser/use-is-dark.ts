import { useAtomValue } from 'jotai'
import { themeAtom } from './theme.ts'

/** Whether the page is drawn in the dark theme, chosen or the system's. */
export function useIsDark(): boolean {
  const theme = useAtomValue(themeAtom)
  return theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
}
