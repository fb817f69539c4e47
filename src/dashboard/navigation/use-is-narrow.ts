import { useMedia } from '#src/ui/browser/use-media.ts'

/** Whether the window is as narrow as a phone: the sidebar is then a drawer, and a list's tools are in a sheet. */
export const useIsNarrow = (): boolean => useMedia('(width < 48rem)')
