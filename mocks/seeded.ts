import { backend, type CollectionName } from './backend.ts'
import { oddRows, seeds } from './seeds/index.ts'

const start = new Date()

/** What the emulated backend shows of a collection when a story or an end-to-end test begins: there with its odd rows. */
function shown(name: CollectionName): object[] {
  const odd = new Set(oddRows[name].map(({ _id }) => _id))
  return seeds[name](start).filter((row) => backend.odd.always || !odd.has(Object(row)._id))
}

/** How many records there are at the beginning; of those only that have these fields. */
export function seeded(name: CollectionName, fields: object = {}): number {
  const expected = Object.entries(fields)
  const isCounted = (row: object) => expected.every(([field, value]) => Object(row)[field] === value)
  return shown(name).filter(isCounted).length
}

/** How many of them a visitor is shown: no draft, and nothing that was put aside. */
export function seenByVisitors(name: CollectionName): number {
  return shown(name).filter((row) => Object(row).status !== 'draft' && Object(row).isActive !== false).length
}

/**
 * What a list of the dashboard says of its first page: `1–25 of 41`.
 *
 * @param more how many records came since the beginning; negative when they went
 */
export function rangeOf(name: CollectionName, more = 0): string {
  return rangeOfCount(seeded(name) + more)
}

export function rangeOfCount(count: number): string {
  return `1–${Math.min(25, count)} of ${count}`
}
