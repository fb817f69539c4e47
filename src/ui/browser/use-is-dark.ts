import { useAtomValue } from 'jotai'
import { themeAtom } from './theme.ts'

/** Whether the page is shown in the dark theme, by choice or by the system. */
export function useIsDark(): boolean {
  const theme = useAtomValue(themeAtom)
  return theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches)
}
