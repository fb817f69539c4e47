import type { Fields, Row, Value } from '#backend/ports/rows.ts'
import { type Column, columnsOfTable, type FieldsOf, type RowOf, type TableName } from '#backend/schema.ts'
import { date, number, personName, texts } from '#src/contract/schema/fields.ts'
import { randomHex } from './digest.ts'

let made = 0

/** Creates an id of 24 hex digits: the time in milliseconds, a counter, and eight random digits. */
export function newId(now: Date): string {
  made = (made + 1) % 0x10000
  return now.getTime().toString(16).padStart(12, '0') + made.toString(16).padStart(4, '0') + randomHex(4)
}

/** Creates a complete row. Missing fields are blank. */
export function newRow<Table extends TableName>(
  table: Table,
  fields: Record<string, unknown>,
  now: Date,
): RowOf<Table> {
  const createdAt = now.toISOString()
  const row: Row = { _id: typeof fields._id === 'string' ? fields._id : newId(now) }
  for (const [column, kind] of columnsOfTable(table)) {
    const value = Object.hasOwn(fields, column) ? fields[column] : undefined
    // Timestamps of a new row default to the current time.
    if (value === undefined) row[column] = kind === 'timestamp' ? createdAt : blanks[kind]
    else row[column] = columnValue(kind, value)
  }
  // The loop has set each column of the table to a value of its kind.
  return row as RowOf<Table>
}

/** Converts fields to the table's columns. Drops unknown fields. */
export function columnsOf<Table extends TableName>(
  table: Table,
  fields: Record<string, unknown>,
): FieldsOf<Table> {
  const declaredFields: Fields = {}
  for (const [column, kind] of columnsOfTable(table))
    if (Object.hasOwn(fields, column) && fields[column] !== undefined)
      declaredFields[column] = columnValue(kind, fields[column])
  // Same as in `newRow`.
  return declaredFields as FieldsOf<Table>
}

const blanks: Record<Exclude<Column, 'timestamp'>, Value> = {
  text: '',
  'text?': null,
  number: 0,
  'number?': null,
  flag: false,
  'timestamp?': null,
  list: [],
  secret: '',
}

function columnValue(kind: Column, value: unknown): Value {
  if (kind === 'list') return texts.read(value)
  if (kind === 'flag') return value === true || value === 'true'
  if (kind === 'timestamp') return date.read(value) || new Date(0).toISOString()
  if (value === null && kind.endsWith('?')) return null
  if (kind === 'timestamp?') return date.read(value) || null
  if (kind === 'number') return number().read(value)
  // Words such as "to be agreed" are stored as null, not as 0.
  if (kind === 'number?') {
    const read = number(Number.NaN).read(value)
    return Number.isNaN(read) ? null : read
  }
  // Some hosted backends send persons as records.
  if (typeof value === 'object') return personName.read(value)
  return String(value)
}
