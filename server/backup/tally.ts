import { createHash } from 'node:crypto'
import type { Row } from '#backend/ports/rows.ts'

/** Number of rows by table, and a checksum of them that does not depend on their order. */
export type Tally = Record<string, { rows: number; sum: string }>

export function createTally() {
  const sums = new Map<string, { rows: number; sum: Buffer }>()
  return {
    add(table: string, rows: readonly Row[]) {
      const entry = sums.get(table) ?? { rows: 0, sum: Buffer.alloc(32) }
      for (const row of rows) {
        const hash = createHash('sha256').update(canonical(row)).digest()
        for (const [index, byte] of hash.entries()) entry.sum[index] = (entry.sum[index] ?? 0) ^ byte
      }
      entry.rows += rows.length
      sums.set(table, entry)
    },
    result: (): Tally =>
      Object.fromEntries(
        [...sums].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString('hex') }]),
      ),
  }
}

/** Returns the names of the tables whose rows differ. */
export function findDifferences(one: Tally, other: Tally): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const textOf = (tally: Tally, name: string) => JSON.stringify(tally[name] ?? { rows: 0 })
  const isEmpty = (tally: Tally, name: string) => (tally[name]?.rows ?? 0) === 0
  return [...names].filter(
    (name) => textOf(one, name) !== textOf(other, name) && !(isEmpty(one, name) && isEmpty(other, name)),
  )
}

const canonical = (row: Row) =>
  JSON.stringify(
    Object.entries(row)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
