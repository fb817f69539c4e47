import { randomHex } from '#backend/base/digest.ts'
import { date } from '#src/contract/schema/fields.ts'

export type Fields = Record<string, unknown>
export type Row = Fields & { _id: string }

/** Rows of one collection, as the API returns them. */
export interface Table {
  /** Lists rows newest first. Rows without a readable date follow in their original order. */
  all: () => Row[]
  find: (id: string) => Row | undefined
  /** Creates a row with the current time. */
  insert: (fields: Fields) => Row
  /** Inserts a complete row before the others. */
  add: (row: Row) => void
  change: (row: Row, fields: Fields) => void
  remove: (row: Row) => void
}

/** @param isShown false hides a row for as long as it applies */
export function createTable(seedRows: object[], isShown: (row: Row) => boolean = () => true): Table {
  let rows: Row[] = seedRows.map((row, position) => ({ _id: String(position), ...row }))
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

/** Returns the row's time as ISO 8601 text, which sorts by time; '' when unknown. */
export function madeAt(row: Fields): string {
  return date.read(row.appliedAt) || date.read(row.createdAt)
}
