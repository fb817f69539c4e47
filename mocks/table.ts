import { randomHex } from '#backend/base/digest.ts'
import { date } from '#src/contract/fields.ts'

export type Fields = Record<string, unknown>
export type Row = Fields & { _id: string }

/** The rows of one collection, as the wire carries them. */
export interface Table {
  /** Newest first; rows without a readable date follow in the order in which they were given. */
  all: () => Row[]
  find: (id: string) => Row | undefined
  /** Makes a row of this moment. */
  insert: (fields: Fields) => Row
  /** Puts a whole row before the others. */
  add: (row: Row) => void
  change: (row: Row, fields: Fields) => void
  remove: (row: Row) => void
}

/** @param isShown leaves rows out, as long as it says so */
export function createTable(given: object[], isShown: (row: Row) => boolean = () => true): Table {
  let rows: Row[] = given.map((row, position) => ({ _id: String(position), ...row }))
  const add = (row: Row) => {
    rows = [row, ...rows]
  }
  return {
    all: () => rows.filter(isShown).sort((one, other) => madeAt(other).localeCompare(madeAt(one))),
    find: (id) => rows.find((row) => row._id === id && isShown(row)),
    insert: (fields) => {
      const row = { ...fields, _id: randomHex(12), createdAt: new Date().toISOString() }
      add(row)
      return row
    },
    add,
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
  return date.read(row.appliedAt) || date.read(row.createdAt)
}
