import { backend, type CollectionName } from './backend.ts'
import { malformedRecords, seeds } from './seeds/index.ts'

const start = new Date()

/** Returns a collection's initial records in stories and end-to-end tests, including malformed ones. */
function visibleSeeds(name: CollectionName): object[] {
  const malformedIds = new Set(malformedRecords[name].map(({ _id }) => _id))
  return seeds[name](start).filter((row) => backend.malformed.always || !malformedIds.has(Object(row)._id))
}

/** Counts a collection's initial records, or those with these fields. */
export function seedCount(name: CollectionName, fields: object = {}): number {
  const expected = Object.entries(fields)
  const isCounted = (row: object) => expected.every(([field, value]) => Object(row)[field] === value)
  return visibleSeeds(name).filter(isCounted).length
}

/** Counts the initial records that visitors see: no drafts, and no inactive ones. */
export function seenByVisitors(name: CollectionName): number {
  return visibleSeeds(name).filter((row) => Object(row).status !== 'draft' && Object(row).isActive !== false)
    .length
}

/**
 * Returns the range of a dashboard list's first page: `1–25 of 41`.
 *
 * @param more number of added records; negative for removed ones
 */
export function rangeOf(name: CollectionName, more = 0): string {
  return rangeOfCount(seedCount(name) + more)
}

export function rangeOfCount(count: number): string {
  return `1–${Math.min(25, count)} of ${count}`
}
