import { partialMatchKey } from '@tanstack/react-query'
import { hashText } from '#src/offline/disk/hash-text.ts'

/** Consecutive records of a long list, stored on the disk under a name of their own. */
export interface Part {
  name: string
  items: readonly unknown[]
}

/** Length from which a list is split; shorter ones are encrypted whole. */
const longFrom = 300
/** Approximate and maximum number of records in a part. */
const meanLength = 128
const maxLength = 512

export const isLong = (data: unknown): data is unknown[] => Array.isArray(data) && data.length >= longFrom

/**
 * Splits a list at positions derived from the records' ids: a record that is added, removed or changed leaves all other
 * parts unchanged.
 */
export function splitList(items: readonly unknown[]): unknown[][] {
  const parts: unknown[][] = []
  for (const item of items) {
    const part = parts.at(-1)
    if (!part || part.length === maxLength || hashText(String(idOf(item))) % meanLength === 0)
      parts.push([item])
    else part.push(item)
  }
  return parts
}

/** Returns a function that finds the stored part with exactly these records. */
export function reusablePart(parts: readonly Part[]): (items: readonly unknown[]) => Part | undefined {
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

/** A field without a value is stored as a missing field. */
const saysTheSame = (one: unknown, other: unknown) =>
  one === other || (partialMatchKey([one], [other]) && partialMatchKey([other], [one]))
