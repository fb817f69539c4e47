import css from '#src/ui/browser/theme.css?raw'
import { readColours } from './read-colours.ts'

/** The colours of both themes, as the product has them. */
export const themeColours = readColours(css)
