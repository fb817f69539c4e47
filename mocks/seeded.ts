import type { CollectionName } from './backend.ts'
import { seeds } from './seeds/index.ts'
import { oddRows } from './seeds/odd-rows.ts'

const start = new Date()

/** How many records the backend starts with; of those only that have these fields. */
export function seeded(name: CollectionName, fields: object = {}): number {
  const expected = Object.entries(fields)
  const isCounted = (row: object) => expected.every(([field, value]) => Object(row)[field] === value)
  return believableRows(name).filter(isCounted).length
}

const believableRows = (name: CollectionName) => seeds[name](start).slice(0, -oddRows[name].length)

/**
 * What a list says of its first page: `1–25 of 41`.
 *
 * @param more how many records came since the start; negative when they went
 */
export function rangeOf(name: CollectionName, more = 0): string {
  return rangeOfCount(seeded(name) + more)
}

export function rangeOfCount(count: number): string {
  return `1–${Math.min(25, count)} of ${count}`
}

/** How many of them a visitor is shown: no draft, and nothing that was put aside. */
export function seenByVisitors(name: CollectionName): number {
  return believableRows(name).filter(
    (row) => Object(row).status !== 'draft' && Object(row).isActive !== false,
  ).length
}
