import { rowId } from '#mocks/seeds/rows.ts'
import { isStaffPath } from '#src/site/start/staff-path.ts'
import { publicPages } from '#tests/screens/public-pages.ts'

/** All pages of visitors, and what they say: one record of each kind stands for its kind. */
export const visitorPages = Object.entries(publicPages)
  .filter(([address]) => !isStaffPath(address))
  .map(([address, words]) => ({ address, ...words }))

/** Records that other programs and attackers have left. */
export const oddRecords = [
  `/project/${rowId('projects', 9)}`,
  `/service/${rowId('services', 7)}`,
  `/blog-details/${rowId('blogs', 9)}`,
]
