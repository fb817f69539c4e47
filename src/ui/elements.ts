import type { ReactElement } from 'react'

/**
 * Children that are elements and no bare text, for a component that puts them beside others of its own: React fails when
 * it moves or removes a text that a browser has translated. A caller gives a text an element of its own.
 */
export type Elements = ReactElement | readonly Elements[] | '' | boolean | null | undefined
