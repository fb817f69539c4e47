import type { CollectionName } from './backend.ts'
import { seeds } from './seeds/index.ts'

const start = new Date()

/** How many records the backend starts with; of those only that have these fields. */
export function seeded(name: CollectionName, fields: object = {}): number {
  const wanted = Object.entries(fields)
  return seeds[name](start).filter((row) => wanted.every(([field, value]) => Object(row)[field] === value))
    .length
}

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
  return seeds[name](start).filter((row) => Object(row).status !== 'draft' && Object(row).isActive !== false)
    .length
}
