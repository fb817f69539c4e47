import type { ReactElement } from 'react'

/**
 * Children that are elements, never bare text, for components that place them beside their own: React fails when it
 * moves or removes text that a browser has translated. The caller wraps each text in an element.
 */
export type Elements = ReactElement | readonly Elements[] | '' | boolean | null | undefined
