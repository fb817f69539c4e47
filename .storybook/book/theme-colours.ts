import css from '#src/ui/browser/theme.css?raw'
import { readColours } from './read-colours.ts'

/** Colours of both themes in the product. */
export const themeColours = readColours(css)
