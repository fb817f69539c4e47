import { partialMatchKey } from '@tanstack/react-query'
import { hashText } from '#src/offline/disk/hash-text.ts'

/** A run of a long list's records, as it lies on the disk under a name of its own. */
export interface Part {
  name: string
  items: readonly unknown[]
}

/** Shorter lists are sealed whole. */
const longFrom = 300
/** About how many records a part has, and how many at most. */
const meanLength = 128
const maxLength = 512

export const isLong = (data: unknown): data is unknown[] => Array.isArray(data) && data.length >= longFrom

/**
 * Cuts a list where the records' own ids say so: a record that comes, goes or changes leaves all parts but its own
 * as they were.
 */
export function cut(items: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = []
  for (const item of items) {
    const part = parts.at(-1)
    if (!part || part.length === maxLength || hashText(String(idOf(item))) % meanLength === 0)
      parts.push([item])
    else part.push(item)
  }
  return parts
}

/** Gives the part that says exactly this of these records already. */
export function reusable(parts: readonly Part[]): (items: readonly unknown[]) => Part | undefined {
  const byFirst = new Map(parts.map((part) => [idOf(part.items[0]), part]))
  return (items) => {
    const part = byFirst.get(idOf(items[0]))
    const isSame =
      part?.items.length === items.length &&
      items.every((item, index) => saysTheSame(item, part.items[index]))
    return isSame ? { ...part, items } : undefined
  }
}

const idOf = (item: unknown): unknown => Object(item)._id

/** A field without a value is written as no field at all. */
const saysTheSame = (one: unknown, other: unknown) =>
  one === other || (partialMatchKey([one], [other]) && partialMatchKey([other], [one]))
