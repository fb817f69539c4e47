import * as z from 'zod/mini'
import { date } from '#src/contract/fields.ts'

export type Fields = Record<string, unknown>
export type Row = Fields & { _id: string }

/** The rows of one collection, as the wire carries them. */
export interface Table {
  /** Newest first; rows without a readable date follow in the order in which they were given. */
  all: () => Row[]
  find: (id: string) => Row | undefined
  insert: (fields: Fields) => Row
  change: (row: Row, fields: Fields) => void
  remove: (row: Row) => void
}

/** @param isShown leaves rows out, as long as it says so */
export function createTable(given: object[], isShown: (row: Row) => boolean = () => true): Table {
  let rows: Row[] = given.map((row, position) => ({ _id: String(position), ...row }))
  return {
    all: () => rows.filter(isShown).sort((one, other) => madeAt(other).localeCompare(madeAt(one))),
    find: (id) => rows.find((row) => row._id === id && isShown(row)),
    insert: (fields) => {
      const row = { ...fields, _id: newId(), createdAt: new Date().toISOString() }
      rows = [row, ...rows]
      return row
    },
    change: (row, fields) => {
      Object.assign(row, fields)
    },
    remove: (row) => {
      rows = rows.filter((other) => other !== row)
    },
  }
}

/** ISO 8601 text sorts by time; '' when nobody knows. */
export function madeAt(row: Fields): string {
  return z.parse(date, row.appliedAt) || z.parse(date, row.createdAt)
}

/** Twenty-four hex digits, as the hosted backend's database makes them. */
export function newId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24)
}
