import { rowId } from '#mocks/seeds/rows.ts'
import { publicPages } from '#tests/screens/public-pages.ts'

/** All visitor pages with their texts, with one record of each kind. */
export const visitorPages = Object.entries(publicPages).map(([address, words]) => ({ address, ...words }))

/** Records left by other programs and attackers. */
export const malformedPaths = [
  `/project/${rowId('projects', 9)}`,
  `/service/${rowId('services', 7)}`,
  `/blog-details/${rowId('blogs', 9)}`,
]
